/** What breaks while it is drawn does not take the page with it: a sentence stands in its place. */

import { Component, type ComponentChildren } from "preact";
import { t } from "../i18n";
import { Again } from "./Again";

interface Props {
  readonly children: ComponentChildren;
}

/** Draws what is in it; if that breaks, says so, and draws it anew when asked.  What it knows lies outside of it, and is not lost. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Again text={t("page_broken")} onAgain={() => this.setState({ broken: false })} />;
  }
}
