"""HTML reports of duels and matrices."""

from __future__ import annotations

from typing import Final

from illumineer.words import Sentence

SENTENCES: Final[dict[str, Sentence]] = {
    "made_by": "Hecho con Illumineer, un proyecto no oficial de aficionados. Este archivo no necesita nada más y se puede enviar tal cual.",
    "percent": "{n}\N{NO-BREAK SPACE}%",
    # headline
    "wins": "{deck} gana",
    "between": "de todas las partidas; intervalo del 95 %: {interval}",
    "win_rates": "Porcentajes de victorias con sus intervalos del 95 %",
    "begins": "{deck} empieza",
    "second": "{deck} va segundo",
    # by turn
    "turns": "turnos de la partida, contando los de ambos jugadores",
    "length_desc": "De {first} a {last} turnos; la línea discontinua es la mediana.",
    "race": "Lore medio al final de cada turno; una partida terminada conserva el lore con que terminó.",
    "race_desc": "Tras el turno {n}: {deck}, {one} de lore; {other}, {two} de lore.",
    "ahead": "¿Gana el mazo que va por delante?",
    "ahead_told": "De las partidas que no han terminado tras ese turno y en las que un mazo tiene más lore: con qué frecuencia gana. La banda es el intervalo del 95 %.",
    # cards
    "cards": "Cartas",
    "cards_caption": "Porcentaje de victorias en las partidas en que la carta se robó y en las que no se robó, con el número de esas partidas debajo; su diferencia en puntos porcentuales, con su intervalo del 95 % dibujado a ambos lados del cero; el porcentaje de victorias cuando la carta se jugó y cuando estaba en la mano inicial.",
    "nothing_to_compare": "nada que comparar",
    "stands": "el azar no la explica, ni siquiera entre tantas cartas",
    "perhaps": "quizá el azar no la explique",
    "marks": "● y ○",
    "cause": "Lo que las cifras no dicen",
    # a matrix
    "matrix_title": "{n} mazos, unos contra otros",
    "matrix_caption": "Cada fila es un mazo y cada columna su oponente; debajo de cada porcentaje de victorias, su intervalo del 95 %.",
    "ranking": "Cada mazo contra todos los demás",
    "colours": "Colores",
    # two versions
    "versions_title": "{new} en lugar de {old}, contra {other}",
    "versions_points": "Porcentaje de victorias de {new} menos el de {old}, en puntos porcentuales",
    "versions_interval": "intervalo del 95 %: {interval}",
    "versions_rates": "Porcentajes de victorias contra {deck}",
    "versions_change": "Qué cambia",
    "versions_no_change": "Nada: ambas versiones tienen las mismas cartas.",
    "versions_same": "Las mismas partidas con cada versión",
    "versions_both": "ganadas con ambas",
    "versions_only": "ganadas solo con {deck}",
    "versions_neither": "ganadas con ninguna",
    # settings
    "settings": "Qué se jugó",
    "repeat": "Para repetirlo",
    "games": "Partidas",
    "bots": "Bots",
    "seed": "Semilla",
    "edition": "Edición de las reglas",
    "turn_limit": "Límite de turnos",
    "open_lists": "Listas conocidas",
    "version": "Versión",
    "compiled": "compilado",
    "pure": "Python puro",
    "yes": "sí",
    "no": "no",
    # how to read it
    "how_to_read": "Cómo leerlo",
    "read_interval": "Si se jugaran otra vez las mismas partidas con otras semillas, el porcentaje saldría un poco distinto. En 95 de cada 100 repeticiones, el intervalo contiene el porcentaje verdadero (intervalo de Wilson). Dos porcentajes cuyos intervalos se solapan mucho bien pueden ser iguales.",
    "read_draws": "Una partida que nadie gana antes del límite de turnos termina en empate: ningún mazo la gana. Los porcentajes se calculan sobre todas las partidas, así que los dos mazos y los empates suman el 100 %. Para saber qué mazo es mejor solo cuentan las partidas con ganador.",
    "read_lore": "Los turnos son los de la partida: el 1 es del jugador inicial, el 2 del segundo, y así sucesivamente. Las curvas llegan hasta el turno que alcanza una de cada cincuenta partidas.",
    "read_cards": "Una carta cuenta una vez por partida, por muchas copias que se roben. Robada quiere decir: en la mano en cualquier momento desde que se cambió la mano inicial, o ya en ella.",
    "read_marks": "Entre {n} cartas, algunas parecen especiales por puro azar. ● significa que, aun así, el azar no explica la diferencia (el intervalo, ensanchado para {n} comparaciones según Bonferroni, no llega a cero, y la prueba exacta de Fisher lo confirma); ○, que no la explicaría si esta fuera la única carta; todo lo demás aparece en gris y puede ser ruido.",
    "read_cause": "Que una carta se robe en partidas ganadas no quiere decir que las gane ella: en las partidas largas se ven más cartas, y lo que se juega merecía jugarse. La mano inicial es el testigo más fiable, porque la partida no influye en ella. Y los bots no son personas: un mazo que un bot juega mal puede ser bueno.",
    "read_versions": "Ambas versiones jugaron las mismas partidas: el mismo oponente con los mismos robos, el mismo jugador inicial y las cartas comunes en los mismos lugares. La suerte que comparten se anula; cuenta en cuántas partidas ganó solo una de ellas. Por eso el intervalo de la diferencia (el de Newcombe para partidas emparejadas) es más estrecho de lo que sugieren los de los dos porcentajes.",
    "read_colours": "Azul: la fila gana más de la mitad. Naranja: gana menos. Cuanto más intenso, más lejos de la mitad; sin color donde puede deberse al azar: donde el intervalo llega a la mitad o, con --until-certain, donde no era seguro. De muchos emparejamientos entre mazos igual de buenos, uno de cada veinte tiene color por azar.",
    "read_mean": "La media de los porcentajes de victorias de un mazo; cada oponente cuenta igual, por muchas o pocas partidas que se jugaran contra él. Su intervalo sale de los de esos porcentajes (con el método de Newcombe para sumas) y tiene en cuenta la suerte que un mazo comparte en todos sus emparejamientos, que usan las mismas semillas.",
}
