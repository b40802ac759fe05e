/** Another language for the page; if its words do not come, the page says so and stays as it is. */

import { loadWords } from "../data";
import { type Lang, LANGUAGE_NAMES, choose, speak, t } from "../i18n";
import { toast } from "./Toast";

/** `keeps`: whether the device remembers it. */
export async function changeLanguage(next: Lang, keeps = true): Promise<void> {
  const there = await (keeps ? choose : speak)(next, loadWords);
  if (!there) toast(t("language_missing", { language: LANGUAGE_NAMES[next] }), "fault");
}
