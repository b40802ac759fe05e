/** What went wrong, and what to do: the desk's sentence, or the page's own. */

import type { DeskFault } from "../desk/desk";
import { t } from "../i18n";
import { RuleList } from "./RuleLink";

/** The words of a fault: the desk's, or those of the page's key that stands there. */
export function faultText(fault: DeskFault): string {
  return t(fault.text);
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
