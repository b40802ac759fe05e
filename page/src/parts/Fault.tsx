/** What went wrong, and what to do: the desk's sentence, or the page's own. */

import type { DeskFault } from "../desk/desk";
import { t } from "../i18n";
import { RuleList } from "./RuleLink";

export function faultText(fault: DeskFault): string {
  return fault.kind === "Unreachable" || fault.kind === "TooLarge" ? t(fault.text) : fault.text;
}

export function Fault({ fault }: { fault: DeskFault }) {
  return (
    <div class="fault" role="alert">
      <p>{faultText(fault)}</p>
      {fault.reasons?.map((reason, i) => (
        <div key={i} class="fault__reason">
          {reason.text}
          {reason.rule && <RuleList numbers={[reason.rule]} />}
        </div>
      ))}
    </div>
  );
}
