/** Handing a case on: as a link, as a scenario file, as a picture. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { faultText } from "../parts/Fault";
import { toast } from "../parts/Toast";
import { worth } from "./Story";
import { download, fileName, saveScenario } from "./files";
import { picture } from "./picture";
import { asCase, asking, bench, linkOf, played, setTitle } from "./state";

export function Share({ open, onClose }: { open: boolean; onClose: () => void }) {
  const given = asCase.value;
  const [address, setAddress] = useState("");
  useEffect(() => {
    if (open && given) void linkOf(given).then(setAddress);
  }, [open, given]);
  if (!open || !given) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(t("bench_copied"));
    } catch {
      toast(t("bench_copy_by_hand"), "fault");
    }
  };
  const draw = async () => {
    const now = played.value;
    if (!now) return;
    download(fileName(given, "png"), await picture(given.title ?? "", given.edition, bench.value.situation, worth(now.lines)));
  };
  const file = async () => {
    const wrong = await saveScenario(given);
    if (wrong) toast(faultText(wrong), "fault");
  };
  return (
    <Dialog title={t("bench_share")} open sheet onClose={onClose}>
      <div class="sheet">
        <label class="field">
          {t("bench_title")}
          <input type="text" maxLength={200} value={bench.value.title} onInput={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <label class="field">
          {t("bench_link")}
          <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <p class="soft">{t("bench_link_holds", { n: address.length })}</p>
        <div class="sheet__row">
          <Button kind="main" onClick={() => void copy()}>
            {t("bench_copy_link")}
          </Button>
          <Button onClick={() => void file()}>{t("bench_save_file")}</Button>
          <Button disabled={!played.value || asking.value} onClick={() => void draw()}>{t("bench_save_picture")}</Button>
        </div>
      </div>
    </Dialog>
  );
}
