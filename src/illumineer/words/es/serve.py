"""`illumineer serve`, and what the server says when it does not ask the desk."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "about": "Muestra la página en el navegador: el banco de pruebas, las cartas y las reglas. Solo se llega al servidor desde este equipo, salvo que --host diga otra cosa.",
    "port": "el puerto (por defecto: {default}, o cualquiera libre si está ocupado)",
    "host": "la dirección en la que se sirve (por defecto: {default}, solo este equipo; 0.0.0.0: cualquier equipo que llegue a este)",
    "no_browser": "no abre el navegador",
    "HOST": "DIRECCIÓN",
    # while it runs
    "here": "Illumineer está en {address}",
    "ends": "Termina con Ctrl-C.",
    "open_to_all": "Cualquier equipo que llegue a este puede usarlo.",
    # what went wrong at the start
    "no_extra": "el servidor necesita {module}, que no está instalado; ejecuta «{command}»",
    "no_address": "no se puede servir en {host}, puerto {port}: {why}",
    "no_port": "un puerto es un número de 0 a 65535",
    "no_name": "no se conoce ese nombre",
    # what is said to a browser
    "no_call": "no existe la llamada «{call}»; /openapi.json las enumera todas",
    "no_file": "aquí no hay «{path}»",
    "not_built": "la página no está construida; en un clon la construye «{command}»",
    "not_json": "el cuerpo debe ser un objeto JSON",
    "not_as_json": "el cuerpo debe enviarse como application/json",
    "post_only": "«{call}» recibe sus argumentos como JSON, por POST",
    "too_large": "la petición pasa de {most} KB; envía menos",
    "too_deep": "la petición tiene demasiados niveles o demasiados valores; envía menos",
    "too_much_memory": "esto necesita más memoria de la que el servidor da a una petición; envía menos",
    "long_query": "la consulta pasa de {most} caracteres; envía los argumentos por POST",
    "slow_body": "la petición no llegó en {seconds} segundos; envíala otra vez",
    "too_slow": "esto tardó más de {seconds} segundos y se detuvo; inténtalo con menos",
    "busy": "ya esperan demasiadas peticiones; inténtalo de nuevo en un momento",
    "no_table": "esta mesa ya no está aquí: el servidor se ha vuelto a iniciar, o la mesa llevaba demasiado tiempo sola; una partida que la página ha guardado puede seguir",
    "not_sealed_here": "este servidor no ha sellado esa partida y no puede abrirla; empieza una nueva",
    "too_frequent": "llegan demasiadas peticiones para esta mesa; prueba de nuevo dentro de un momento",
    "spent": "por ahora has gastado tu parte de partidas en este servidor; se recupera poco a poco: sigue dentro de {minutes} {minutes:minuto|minutos}",
    "too_many_pieces": "ya esperan más de {most} partes de tus duelos; espera a que se juegue una",
    "wrong_host": "este servidor no responde con ese nombre; usa su dirección o localhost",
    "fault": "un fallo del programa ha detenido esta petición; las demás siguen",
}
