"""The style of reports: light and dark by the reader's setting, one column on a phone, light on paper."""

from __future__ import annotations

from typing import Final

from illumineer.sim.report.html import Html

_LIGHT: Final = """
  --page: #f7f7f5; --card: #ffffff; --text: #1c1c1a; --soft: #62625d; --line: #deded8; --grid: #ecece7;
  --a: #2563c9; --b: #c2570c; --draw: #a3a39b; --good: #14793c; --bad: #b3261e;
"""
_DARK: Final = """
  --page: #141517; --card: #1d1f22; --text: #ecebe6; --soft: #a2a199; --line: #34363a; --grid: #2a2c30;
  --a: #6aa5ff; --b: #f59a4a; --draw: #76766f; --good: #5fce86; --bad: #ff8a80;
"""

CSS: Final = Html(
    """
:root { color-scheme: light dark;"""
    + _LIGHT
    + """}
@media screen and (prefers-color-scheme: dark) { :root {"""
    + _DARK
    + """} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif;
  -webkit-text-size-adjust: 100%; }
main, header, footer { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.25rem; }
footer { padding-bottom: 2.5rem; color: var(--soft); font-size: .875rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.2; margin: 0 0 .35rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 0 0 .6rem; line-height: 1.3; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.1rem 0 .3rem; overflow-wrap: anywhere; }
p { margin: 0 0 .7rem; max-width: 46rem; }
.soft { color: var(--soft); }
.a { color: var(--a); } .b { color: var(--b); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem;
  margin: 1.1rem 0; min-width: 0; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.1rem;
  margin: 1.1rem 0; }
.two > section { margin: 0; }
.top { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.25rem 2rem;
  align-items: center; }
.big { font-size: clamp(2.6rem, 9vw, 4rem); font-weight: 700; line-height: 1; letter-spacing: -.02em; margin: .3rem 0; }
.verdict { font-weight: 600; margin: .4rem 0 0; }
.warn { border-left: 4px solid var(--bad); padding-left: .8rem; }
svg { display: block; width: 100%; max-width: 32rem; height: auto; overflow: visible; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; }
svg text.strong { fill: var(--text); font-weight: 600; }
svg .axis { stroke: var(--line); } svg .grid { stroke: var(--grid); } 
svg .half { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .fa { fill: var(--a); } svg .fb { fill: var(--b); } svg .fd { fill: var(--draw); }
svg .sa { stroke: var(--a); } svg .sb { stroke: var(--b); } svg .sn { stroke: var(--text); }
svg .sd { stroke: var(--draw); } svg .fo { fill: var(--grid); }
svg .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round; }
svg .whisker { stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .band { fill: var(--soft); opacity: .18; }
.scroll { overflow-x: auto; margin: 0 -1.25rem; padding: 0 1.25rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .5rem; }
caption span { display: block; max-width: min(46rem, calc(100vw - 4.6rem)); }
th, td { text-align: right; padding: .38rem .55rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--soft); font-weight: 600; font-size: .8rem; vertical-align: bottom; white-space: normal; }
tbody th { font-weight: 500; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; }
tbody tr:last-child > * { border-bottom: 0; }
td.plot { width: 10rem; min-width: 8.5rem; padding-top: 0; padding-bottom: 0; }
td.small, .small { color: var(--soft); font-size: .85em; }
.mark { font-weight: 700; } .good { color: var(--good); } .bad { color: var(--bad); }
tr.noise td, tr.noise th { color: var(--soft); }
tr.noise svg { opacity: .55; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .3rem 1.2rem; margin: 0;
  font-size: .92rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
code { font: .88em ui-monospace, monospace; background: var(--grid); border-radius: 5px; padding: .1rem .35rem;
  overflow-wrap: anywhere; }
.lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: .4rem 2rem; }
.lists ul { list-style: none; margin: 0; padding: 0; font-size: .9rem; }
.lists li { display: flex; gap: .6rem; } .lists li span { color: var(--soft); min-width: 1.2rem; text-align: right; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: 0 0 .5rem; font-size: .88rem; color: var(--soft); }
.key b { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px; margin-right: .4rem;
  vertical-align: -.06rem; }
.key .ka { background: var(--a); } .key .kb { background: var(--b); } .key .kd { background: var(--draw); }
.read dt { color: var(--text); font-weight: 600; } .read dl { display: block; }
.read dt::first-letter { text-transform: uppercase; }
.read dd { margin: 0 0 .7rem; max-width: 46rem; }
table.heat td { text-align: center; padding: .55rem .5rem; border: 2px solid var(--card); border-radius: 6px; }
table.heat { table-layout: fixed; } table.heat thead th:not(:first-child) { text-align: center; }
table.heat thead th { overflow-wrap: anywhere; } table.heat td b { display: block; font-size: 1rem; }
table.heat td.none { color: var(--soft); } table.heat td .small { color: var(--text); }
table.heat tbody th { text-align: left; white-space: normal; overflow-wrap: anywhere; }
.narrow { max-width: 40rem; }
@media (max-width: 34rem) {
  main, header, footer { padding: 0 .8rem; } header { padding-top: 1.4rem; }
  section { padding: 1rem; border-radius: 10px; }
  .scroll { margin: 0 -1rem; padding: 0 1rem; }
  thead .wide, tbody .wide { display: none; }
  .cards table { font-size: .84rem; }
  th, td { padding: .35rem .35rem; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .4rem; }
}
@media print {
  body { background: #fff; font-size: 10.5pt; } section { border-color: #ccc; break-inside: avoid; }
  .cards, .settings, .read { break-inside: auto; } tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
  .scroll { overflow: visible; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
)
