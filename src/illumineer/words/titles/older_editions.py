"""Titles of the examples of Shift as older editions number it."""

from __future__ import annotations

from typing import Final

# fmt: off
TITLES: Final[dict[str, str]] = {
    # 1-early/10.08-shift
    "1.x early, 10.8.1: the Shift cost is paid instead of the ink cost, and the card goes on one of the same name":
        "1.x, primer texto, 10.8.1: se paga el coste de Cambio en vez del de tinta, y la carta va sobre una del mismo nombre",
    "1.x early, 10.8.2: what the reminder text promises is what is offered, namely one of your characters of that name":
        "1.x, primer texto, 10.8.2: lo que se ofrece es lo que promete el texto recordatorio: uno de tus personajes de ese nombre",
    "1.x early, 10.8.3: a shifted character is as exerted and as dry as the character it was put on":
        "1.x, primer texto, 10.8.3: un personaje jugado con Cambio entra agotado o preparado, seco o secándose, como el que cubre",
    "1.x early, 10.8.4: a shifted character that an effect makes enter exerted is exerted on a ready one, too":
        "1.x, primer texto, 10.8.4: un personaje jugado con Cambio al que un efecto hace entrar agotado lo está también sobre uno preparado",
    "1.x early, 10.8.5: the damage stays, the effects stay, and the text of the card below is not gained":
        "1.x, primer texto, 10.8.5: el daño y los efectos se mantienen, y el texto de la carta de debajo no se recibe",
    "1.x early, 10.8.6: the cards under a shifted character leave play with it, to the same zone":
        "1.x, primer texto, 10.8.6: las cartas de debajo de un personaje jugado con Cambio abandonan el juego con él, a la misma zona",
    "1.x early, 10.8.7: Shift by classification and Universal Shift follow the rules of Shift":
        "1.x, primer texto, 10.8.7: Cambio por clasificación y Cambio Universal siguen las reglas de Cambio",
    "1.x early, 10.8.7.1: Shift by classification goes on a character with that classification and on no other":
        "1.x, primer texto, 10.8.7.1: Cambio por clasificación va sobre un personaje de esa clasificación y sobre ningún otro",
    "1.x early, 10.8.7.2: Universal Shift goes on any of your characters":
        "1.x, primer texto, 10.8.7.2: Cambio Universal va sobre cualquiera de tus personajes",
    # 1-late/10.10-shift
    "1.x late, 10.10.1: with too little ink for the Shift cost nothing is shifted; with enough it goes on top":
        "1.x, segundo texto, 10.10.1: sin tinta suficiente para el coste de Cambio no se hace Shift; con ella, la carta va encima",
    "1.x late, 10.10.2: the reminder text offers each of your characters of that name, exerted or not":
        "1.x, segundo texto, 10.10.2: el texto recordatorio ofrece cada uno de tus personajes de ese nombre, agotado o no",
    "1.x late, 10.10.3: onto an exerted character it enters play exerted":
        "1.x, segundo texto, 10.10.3: sobre un personaje agotado entra en juego agotado",
    "1.x late, 10.10.4: a Bodyguard may enter exerted although the character below is ready":
        "1.x, segundo texto, 10.10.4: un personaje con Guardaespaldas puede entrar agotado aunque el de debajo esté preparado",
    "1.x late, 10.10.5: onto a drying character it is drying, onto a dry one it is dry":
        "1.x, segundo texto, 10.10.5: sobre un personaje que está secándose entra secándose; sobre uno seco, seco",
    "1.x late, 10.10.6: turn actions and effects are taken over from the character below, its text is not":
        "1.x, segundo texto, 10.10.6: las acciones de turno y los efectos se heredan del personaje de debajo; su texto, no",
    "1.x late, 10.10.6: a character shifted onto a dry one may sing in the same turn":
        "1.x, segundo texto, 10.10.6: un personaje jugado con Cambio sobre uno seco puede cantar en el mismo turno",
    "1.x late, 10.10.7: the damage of the character below counts for the one on top":
        "1.x, segundo texto, 10.10.7: el daño del personaje de debajo cuenta para el de encima",
    "1.x late, 10.10.8: a banished stack goes to the discard whole":
        "1.x, segundo texto, 10.10.8: una pila desterrada va entera al descarte",
    "1.x late, 10.10.9: a discount on Shift holds for its variants":
        "1.x, segundo texto, 10.10.9: un descuento en Cambio vale para sus variantes",
    "1.x late, 10.10.9.1: Shift by classification asks for the classification and not for the name":
        "1.x, segundo texto, 10.10.9.1: Cambio por clasificación pide la clasificación y no el nombre",
    "1.x late, 10.10.9.2: Universal Shift goes on any of your characters and on no item":
        "1.x, segundo texto, 10.10.9.2: Cambio Universal va sobre cualquiera de tus personajes y sobre ningún objeto",
    # 2.0/8.10-shift
    "2.0, 8.10.1: Shift is a static ability to pay another cost, and the ink cost stays a choice":
        "2.0, 8.10.1: Cambio es una habilidad estática que permite pagar otro coste, y se puede seguir eligiendo el de tinta",
    "2.0, 8.10.2: put on an exerted character, it enters play exerted":
        "2.0, 8.10.2: puesto sobre un personaje agotado, entra en juego agotado",
    "2.0, 8.10.3: an effect that makes it enter exerted does so on a ready character as well":
        "2.0, 8.10.3: un efecto que lo hace entrar agotado también lo hace sobre un personaje preparado",
    "2.0, 8.10.4: dry on a dry character, drying on a drying one":
        "2.0, 8.10.4: seco sobre un personaje seco, secándose sobre uno que está secándose",
    "2.0, 8.10.5: it sings on a dry character, keeps the effects and gains no text":
        "2.0, 8.10.5: canta sobre un personaje seco, conserva los efectos y no recibe ningún texto",
    "2.0, 8.10.6: whatever damage was on the character below is on the shifted one":
        "2.0, 8.10.6: todo el daño que tenía el personaje de debajo lo tiene el jugado con Cambio",
    "2.0, 8.10.7: the whole stack goes where its top card goes, here to the hand of its player":
        "2.0, 8.10.7: toda la pila va a donde va su carta superior, aquí a la mano de su jugador",
    "2.0, 8.10.8: the variants keep damage and state like any Shift":
        "2.0, 8.10.8: las variantes conservan el daño y el estado como cualquier Cambio",
    "2.0, 8.10.8.1: Shift by classification needs a character of your own with that classification":
        "2.0, 8.10.8.1: Cambio por clasificación necesita un personaje propio de esa clasificación",
    "2.0, 8.10.8.2: Universal Shift is satisfied with any character of your own, a drying one included":
        "2.0, 8.10.8.2: a Cambio Universal le vale cualquier personaje propio, también uno que está secándose",
}
# fmt: on
