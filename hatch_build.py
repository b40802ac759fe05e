"""The build hook of the compiled wheel: mypyc compiles the core from the same source.

It is off by default: `pip install .` builds a pure wheel.  `make wheel` switches it on with
HATCH_BUILD_HOOK_ENABLE_CUSTOM=true.  Which modules are compiled stands in pyproject.toml, under
[tool.hatch.build.targets.wheel.hooks.custom].  The sources stay in the wheel: tracebacks show their lines.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCore(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the listed modules into build/ and puts them into the wheel beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # what is edited must not hide behind what was compiled
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
        from mypyc.build import mypycify  # isort: skip  # it asks whether setuptools is there already

        source = Path(self.root, "src")
        modules = {file for pattern in self.config["compiled"] for file in source.glob(f"illumineer/{pattern}")}
        files = sorted(str(file) for file in modules if file.name != "__init__.py")
        build = Path(self.root, "build", "mypyc")
        quick = {"opt_level": "2", "debug_level": "0"}
        extensions = mypycify(files, target_dir=str(build / "c"), group_name="illumineer", **quick)
        if os.name == "posix":
            # Nobody links to the functions of the core, so that the compiler may call them at once, or take them in;
            # words of 64 bits drop what does not fit (`core.rng`).
            for extension in extensions:
                extension.extra_compile_args += ["-fvisibility=hidden", "-fwrapv"]
        command = build_ext(Distribution({"name": "illumineer", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(build / "lib"), str(build / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        for built in command.get_outputs():
            build_data["force_include"][built] = str(Path(built).relative_to(command.build_lib))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
