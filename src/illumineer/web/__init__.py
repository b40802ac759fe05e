"""The desk behind HTTP, and the page: `illumineer serve` (the extra `illumineer[web]`, docs/page.md).

`app` has the routes, `pool` the processes in which calls run, `worker` what such a process does and `ready` what it has
loaded by then, `tables` the games that are played here and `sealing` how a browser keeps one, `bodies` the limits of a
request, `kept` replies that are asked for again, `pages` the built page, `headers` what every reply carries,
`described` the OpenAPI document, `serving` the server itself.
"""
