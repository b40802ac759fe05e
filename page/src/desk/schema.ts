/**
 * A language.
 */
export type Lang = "en" | "es";
/**
 * An edition of the rules.
 */
export type Edition = string;
export type DeckFormat = "core" | "infinity" | "sealed" | "draft" | "pack-rush";
export type Count = number;
export type CardType = "character" | "action" | "item" | "location";
export type Ink = "amber" | "amethyst" | "emerald" | "ruby" | "sapphire" | "steel";
/**
 * The characteristics of a card, as its type has them. A strength may be below 0.
 */
export type Values = CharacterValues | LocationValues | OtherValues;
/**
 * The number of a rule in the edition that is played; cited from another edition, that edition in front.
 */
export type Rule = string;
/**
 * What a card says, a paragraph each; null if it cannot be written.
 */
export type Paragraphs = string[] | null;
export type Periods = {
  /**
   * The first day.
   */
  since: string;
  /**
   * The day after the last; null if no end is known.
   */
  until: string | null;
}[];
/**
 * A team number for each player.
 */
export type Teams = number[];
export type Side = {
  lore?: Count;
  /**
   * Ready cards; or ready and exerted ones.
   */
  ink?:
    | InkCards
    | {
        ready?: InkCards;
        exerted?: InkCards;
      };
  /**
   * Cards put into the inkwell this turn.
   */
  inked?: number;
  /**
   * Ink drops.
   */
  drops?: number;
  hand?: HiddenCards;
  /**
   * Cards that not everybody sees, or how many that do not matter.
   */
  deck?: null | Count | (Label | Filler | CardAndKnown)[];
  discard?: OpenCards;
  play?: InPlay;
  /**
   * Whether the player has left the game.
   */
  out?: boolean;
  /**
   * How many turns the player has begun.
   */
  turns?: number;
} | null;
/**
 * Cards in the inkwell, or how many that do not matter.
 */
export type InkCards = null | Count | (Label | Filler | CardAndKnown | Marketing)[];
/**
 * A card by its name; a further copy as "Name#2".
 */
export type Label = string;
/**
 * A player.
 */
export type PlayerName = "p1" | "p2" | "p3" | "p4";
/**
 * Cards that not everybody sees, or how many that do not matter.
 */
export type HiddenCards = null | Count | (Label | Filler | CardAndKnown)[];
/**
 * Cards that everybody sees, or how many that do not matter.
 */
export type OpenCards = null | Count | (Label | Filler | OpenCard)[];
/**
 * Cards in play, or how many that do not matter.
 */
export type InPlay = null | Count | (Label | Filler | PlacedCard)[];
/**
 * Who sees it so: a player, a spectator, or a judge, who sees all.
 */
export type Viewer = "p1" | "p2" | "p3" | "p4" | "spectator" | "judge";
/**
 * What a card is called in this document: by its number, or a hidden card by its place.
 */
export type Key = string;
export type AnyCard = KnownCard | HiddenCard;
export type Cards = AnyCard[];
/**
 * The ready cards first.
 */
export type Cards1 = AnyCard[];
/**
 * In the order in which they entered.
 */
export type Cards2 = AnyCard[];
/**
 * Cards that are being played, and actions whose effects have not finished.
 */
export type Cards3 = AnyCard[];
/**
 * The last card put there is the last.
 */
export type Cards4 = AnyCard[];
/**
 * Cards that the question, a move or the bag names, and that stand nowhere above.
 */
export type Cards5 = AnyCard[];
export type LineKind =
  | "turn"
  | "act"
  | "event"
  | "choice"
  | "only"
  | "trigger"
  | "bag"
  | "resolves"
  | "check"
  | "quiet"
  | "instead"
  | "value";
/**
 * What has happened, as one viewer may know it.
 */
export type Lines = Line[];
/**
 * From where to where, 95 %.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Interval = [number, number, ...number[]];

/**
 * All calls of the desk, made of its schemas by `npm run types` (66f0a18b6868b784).
 */
export interface Calls {
  "desk.hello": {
    args: DeskHelloArgs;
    ok: DeskHelloOk;
  };
  "rules.contents": {
    args: RulesContentsArgs;
    ok: RulesContentsOk;
  };
  "rules.look": {
    args: RulesLookArgs;
    ok: RulesLookOk;
  };
  "rules.search": {
    args: RulesSearchArgs;
    ok: RulesSearchOk;
  };
  "rules.diff": {
    args: RulesDiffArgs;
    ok: RulesDiffOk;
  };
  "cards.find": {
    args: CardsFindArgs;
    ok: CardsFindOk;
  };
  "cards.show": {
    args: CardsShowArgs;
    ok: CardsShowOk;
  };
  "cards.explain": {
    args: CardsExplainArgs;
    ok: CardsExplainOk;
  };
  "deck.read": {
    args: DeckReadArgs;
    ok: DeckReadOk;
  };
  "deck.check": {
    args: DeckCheckArgs;
    ok: DeckCheckOk;
  };
  "examples.list": {
    args: ExamplesListArgs;
    ok: ExamplesListOk;
  };
  "examples.show": {
    args: ExamplesShowArgs;
    ok: ExamplesShowOk;
  };
  "judge.open": {
    args: JudgeOpenArgs;
    ok: JudgeOpenOk;
  };
  "judge.play": {
    args: JudgePlayArgs;
    ok: JudgePlayOk;
  };
  "judge.why": {
    args: JudgeWhyArgs;
    ok: JudgeWhyOk;
  };
  "judge.compare": {
    args: JudgeCompareArgs;
    ok: JudgeCompareOk;
  };
  "judge.run": {
    args: JudgeRunArgs;
    ok: JudgeRunOk;
  };
  "judge.trace": {
    args: JudgeTraceArgs;
    ok: Trace;
  };
  "judge.file": {
    args: JudgeFileArgs;
    ok: JudgeFileOk;
  };
  "judge.moves": {
    args: JudgeMovesArgs;
    ok: JudgeMovesOk;
  };
  "replay.open": {
    args: ReplayOpenArgs;
    ok: ReplayOpenOk;
  };
  "replay.at": {
    args: ReplayAtArgs;
    ok: ReplayAtOk;
  };
  "replay.case": {
    args: ReplayCaseArgs;
    ok: ReplayCaseOk;
  };
  "play.new": {
    args: PlayNewArgs;
    ok: Seat;
  };
  "play.resume": {
    args: PlayResumeArgs;
    ok: Seat;
  };
  "play.again": {
    args: PlayAgainArgs;
    ok: Seat;
  };
  "play.look": {
    args: PlayLookArgs;
    ok: Seat;
  };
  "play.values": {
    args: PlayValuesArgs;
    ok: PlayValuesOk;
  };
  "play.targets": {
    args: PlayTargetsArgs;
    ok: PlayTargetsOk;
  };
  "play.naming": {
    args: PlayNamingArgs;
    ok: PlayNamingOk;
  };
  "play.record": {
    args: PlayRecordArgs;
    ok: PlayRecordOk;
  };
  "play.case": {
    args: PlayCaseArgs;
    ok: PlayCaseOk;
  };
  "play.answer": {
    args: PlayAnswerArgs;
    ok: Seat;
  };
  "play.bot": {
    args: PlayBotArgs;
    ok: Seat;
  };
  "play.hurry": {
    args: PlayHurryArgs;
    ok: Seat;
  };
  "play.take": {
    args: PlayTakeArgs;
    ok: Seat;
  };
  "play.back": {
    args: PlayBackArgs;
    ok: Seat;
  };
  "play.unpick": {
    args: PlayUnpickArgs;
    ok: Seat;
  };
  "play.concede": {
    args: PlayConcedeArgs;
    ok: Seat;
  };
  "play.say": {
    args: PlaySayArgs;
    ok: Seat;
  };
  "lab.starters": {
    args: LabStartersArgs;
    ok: LabStartersOk;
  };
  "lab.hand": {
    args: LabHandArgs;
    ok: LabHandOk;
  };
  "lab.play": {
    args: LabPlayArgs;
    ok: LabPlayOk;
  };
  "lab.sum": {
    args: LabSumArgs;
    ok: LabSumOk;
  };
  "lab.report": {
    args: LabReportArgs;
    ok: LabReportOk;
  };
}
/**
 * Nothing but the language.
 */
export interface DeskHelloArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
}
export interface DeskHelloOk {
  version: string;
  core: "compiled" | "pure";
  languages: Lang[];
  /**
   * The oldest first.
   */
  editions: {
    name: Edition;
    text: string;
  }[];
  /**
   * Formats that a deck is checked for.
   */
  formats: {
    name: DeckFormat;
    text: string;
  }[];
  sets: {
    code: string;
    name: string;
  }[];
  figures: {
    cards: Count;
    rules: Count;
    examples: Count;
  };
}
export interface RulesContentsArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface RulesContentsOk {
  edition: Edition;
  contents: RulesHeading[];
}
export interface RulesHeading {
  /**
   * The number of a rule or section, with the edition in front if it is another one.
   */
  number: string;
  title: string;
  children: RulesHeading[];
}
export interface RulesLookArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * A number, with the edition in front if it is another one; or a name.
   */
  number: string;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface RulesLookOk {
  /**
   * An edition of the rules.
   */
  edition: string;
  /**
   * The number of a rule or section, with the edition in front if it is another one.
   */
  number: string;
  /**
   * Of a section.
   */
  title: string | null;
  /**
   * A paragraph for each rule of that number.
   */
  text: string | null;
  /**
   * The chapter and the section that it stands in.
   */
  path: RulesTitle[];
  /**
   * What stands one step below.
   */
  children: {
    /**
     * The number of a rule or section, with the edition in front if it is another one.
     */
    number: string;
    title: string | null;
    text: string | null;
  }[];
  /**
   * The keywords that it speaks of.
   */
  see: RulesTitle[];
  /**
   * Examples that cite it, or something in the section.
   */
  examples: ExampleRow[];
  /**
   * What changed for play.
   */
  changes: RulesChange[];
  /**
   * Editions in which it says another thing or has another number.
   */
  wordings: {
    edition: Edition;
    /**
     * The number of a rule or section, with the edition in front if it is another one.
     */
    number: string;
    text: string | null;
  }[];
  /**
   * Editions in which the number means another thing.
   */
  elsewhere: {
    edition: Edition;
    /**
     * The number of a rule or section, with the edition in front if it is another one.
     */
    number: string;
    title: string | null;
  }[];
}
export interface RulesTitle {
  /**
   * The number of a rule or section, with the edition in front if it is another one.
   */
  number: string;
  title: string;
}
export interface ExampleRow {
  id: string;
  /**
   * In English.
   */
  title: string;
  /**
   * The section of its first rule.
   */
  section: string | null;
  /**
   * Items: The number of a rule or section, with the edition in front if it is another one.
   */
  rules: string[];
  cards: string[];
}
export interface RulesChange {
  name: string;
  since: Edition;
  text: string;
}
export interface RulesSearchArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  words: string;
  limit?: number;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface RulesSearchOk {
  edition: Edition;
  total: Count;
  /**
   * Sections that are called so.
   */
  sections: RulesTitle[];
  /**
   * The best first.
   */
  hits: {
    /**
     * The number of a rule or section, with the edition in front if it is another one.
     */
    number: string;
    /**
     * Of its section.
     */
    title: string | null;
    text: string | null;
    /**
     * Whether it has all of the words.
     */
    whole: boolean;
  }[];
  /**
   * If nothing was found: words of the rulebook that are written nearly so.
   */
  near: string[];
}
export interface RulesDiffArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  from: Edition;
  to: Edition;
}
export interface RulesDiffOk {
  from: Edition;
  to: Edition;
  /**
   * What is different in play.
   */
  subjects: {
    title: string;
    changes: {
      name: string;
      since: Edition;
      text: string;
      /**
       * Items: The number of a rule or section, with the edition in front if it is another one.
       */
      rules: string[];
    }[];
  }[];
  /**
   * Rule by rule.
   */
  changes: {
    /**
     * The number of a rule or section, with the edition in front if it is another one.
     */
    number: string;
    what: "added" | "removed" | "changed" | "moved";
    before?: string | null;
    after?: string | null;
    /**
     * Of a rule that moved: its number before.
     */
    was?: string;
  }[];
  /**
   * Whether not all numbers of one of the editions are known, so that nothing is said to be new or gone.
   */
  partly_known: boolean;
}
export interface CardsFindArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * Words of a name; ink:, cost:, keyword:, type:, set:, text: before a word, or its Spanish name.
   */
  words?: string;
  limit?: number;
  offset?: number;
}
export interface CardsFindOk {
  total: Count;
  understood: SearchTerm[];
  cards: CardInShort[];
}
export interface SearchTerm {
  /**
   * What it is about; any: in a name, or what the card has.
   */
  key: "name" | "ink" | "cost" | "keyword" | "type" | "set" | "text" | "any";
  value: string;
  /**
   * The same in words.
   */
  text: string;
}
export interface CardInShort {
  name: string;
  version: string;
  full_name: string;
  type: CardType;
  type_text: string;
  song: boolean;
  inks: Ink[];
  inkable: boolean;
  printed: Values;
  classes: string[];
  keywords: Keyword[];
  /**
   * The code of the set in which it came out.
   */
  set: string;
  set_name: string;
  playable: boolean;
}
export interface CharacterValues {
  cost: number;
  strength: number;
  willpower: number;
  lore: number;
}
export interface LocationValues {
  cost: number;
  willpower: number;
  lore: number;
  move_cost: number;
}
export interface OtherValues {
  cost: number;
}
export interface Keyword {
  keyword:
    | "alert"
    | "bodyguard"
    | "boost"
    | "challenger"
    | "evasive"
    | "reckless"
    | "resist"
    | "rush"
    | "shift"
    | "singer"
    | "sing_together"
    | "support"
    | "vanish"
    | "ward"
    | "adventurous";
  /**
   * Its number, if it has one; of Shift and Boost, the ink.
   */
  n: number | null;
  /**
   * As it is written.
   */
  text: string;
  rule: Rule;
}
export interface CardsShowArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * A full name, in any spelling; without the version where only one card has the name.
   */
  name: string;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface CardsShowOk {
  card: Card;
  /**
   * The rules that govern it.
   */
  rules: CitedRule[];
  explained: ExplainedParagraph[];
  /**
   * Examples in which it is.
   */
  examples: ExampleRow[];
}
/**
 * One card, as it is printed.
 */
export interface Card {
  format: "illumineer-card/1";
  /**
   * A language.
   */
  lang: "en" | "es";
  /**
   * An edition of the rules.
   */
  edition: string;
  name: string;
  /**
   * What stands behind the dash; empty if nothing does.
   */
  version: string;
  full_name: string;
  type: CardType;
  /**
   * The type in words; a song is called one.
   */
  type_text: string;
  song: boolean;
  inks: Ink[];
  /**
   * Whether it has the inkwell symbol.
   */
  inkable: boolean;
  printed: Values;
  /**
   * Its classifications.
   */
  classes: string[];
  keywords: Keyword[];
  /**
   * What it says, in each language.
   */
  texts: {
    en: Paragraphs;
    es: Paragraphs;
  };
  /**
   * The rules that govern what it says.
   */
  rules: Rule[];
  /**
   * Why it cannot be played; null if it can.
   */
  unplayable: string | null;
  /**
   * The oldest first; none for a card that is not in the library.
   */
  printings: {
    /**
     * The code of the set.
     */
    set: string;
    set_name: string;
    number: string;
    rarity: string;
    /**
     * The series of a promotional printing.
     */
    promo: string | null;
  }[];
  /**
   * When it is allowed in the formats that have a list.
   */
  allowed: {
    core: Periods;
    infinity: Periods;
  };
}
/**
 * A rule with its words; null if it has none.
 */
export interface CitedRule {
  number: Rule;
  text: string | null;
}
export interface ExplainedParagraph {
  /**
   * The story name.
   */
  name: string;
  /**
   * The paragraph in English, which is taken apart.
   */
  english: string;
  /**
   * The paragraph in the language that was asked for.
   */
  text: string;
  /**
   * Outer ones first.
   */
  phrases: {
    depth: Count;
    phrase: string;
    /**
     * The part of the tree that the phrase says.
     */
    meaning: string;
    /**
     * A word that its reminder text explains.
     */
    coined: string | null;
    rules: Rule[];
  }[];
}
export interface CardsExplainArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  name: string;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface CardsExplainOk {
  full_name: string;
  edition: Edition;
  explained: ExplainedParagraph[];
  rules: CitedRule[];
}
export interface DeckReadArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  text: string;
}
export interface DeckReadOk {
  total: Count;
  lines: {
    line: number;
    text: string;
    copies: number | null;
    card: string | null;
    /**
     * What is wrong in this line.
     */
    problem: string | null;
  }[];
  cards: {
    name: string;
    version: string;
    full_name: string;
    type: CardType;
    type_text: string;
    song: boolean;
    inks: Ink[];
    inkable: boolean;
    printed: Values;
    copies: Count;
    playable: boolean;
  }[];
  /**
   * Cards that are in the list and not in the deck.
   */
  left_out: {
    line: number;
    heading: string;
    cards: Count;
    text: string;
  }[];
  /**
   * What cannot be read.
   */
  problems: string[];
}
export interface DeckCheckArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  text: string;
  format?: DeckFormat | null;
  /**
   * The day, as 2025-09-05; without it, that from which on the newest set may be used.
   */
  date?: string | null;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface DeckCheckOk {
  total: Count;
  lines: {
    line: number;
    text: string;
    copies: number | null;
    card: string | null;
    /**
     * What is wrong in this line.
     */
    problem: string | null;
  }[];
  cards: {
    name: string;
    version: string;
    full_name: string;
    type: CardType;
    type_text: string;
    song: boolean;
    inks: Ink[];
    inkable: boolean;
    printed: Values;
    copies: Count;
    playable: boolean;
  }[];
  /**
   * Cards that are in the list and not in the deck.
   */
  left_out: {
    line: number;
    heading: string;
    cards: Count;
    text: string;
  }[];
  /**
   * What cannot be read.
   */
  problems: string[];
  date: string;
  formats: {
    format: DeckFormat;
    text: string;
    legal: boolean;
    problems: {
      lines: number[];
      text: string;
      rule: string | null;
    }[];
  }[];
}
export interface ExamplesListArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * Below this number.
   */
  rule?: string;
  card?: string;
  words?: string;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface ExamplesListOk {
  total: Count;
  examples: ExampleRow[];
}
export interface ExamplesShowArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  id: string;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface ExamplesShowOk {
  id: string;
  title: string;
  section: string | null;
  /**
   * Items: The number of a rule or section, with the edition in front if it is another one.
   */
  rules: string[];
  cards: string[];
  /**
   * The file, in YAML.
   */
  text: string;
}
export interface JudgeOpenArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * A scenario (YAML or JSON), a record, or a case.
   */
  text: string;
  /**
   * The name of its file.
   */
  name?: string;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface JudgeOpenOk {
  case: Case;
  title: string;
  /**
   * The rules that the scenario is about, as 2.2 numbers them.
   */
  rules: string[];
  /**
   * The step of the scenario that did not come out as it says; the moves before it are in the case.
   */
  failed: number | null;
}
/**
 * A situation, and the moves that are made in it.
 */
export interface Case {
  v: 1;
  edition: Edition;
  setup: Position;
  /**
   * Moves as the table gives them, or "concede p2".
   *
   * @maxItems 1000
   */
  moves: string[];
  title?: string;
  /**
   * Invented cards, as in a scenario.
   *
   * @maxItems 100
   */
  cards?: {}[];
  /**
   * The players of each team, as in a scenario.
   *
   * @maxItems 4
   */
  teams?: PlayerName[][];
}
/**
 * As in a scenario: without players, teams and ask_all.
 */
export interface Position {
  /**
   * Whose turn it is.
   */
  active?: "p1" | "p2" | "p3" | "p4";
  turn?: Count;
  /**
   * Who began the game.
   */
  first?: "p1" | "p2" | "p3" | "p4";
  phase?: "main" | "start";
  players?: number;
  teams?: Teams | null;
  seed?: Count;
  pack_rush?: boolean;
  turn_limit?: Count;
  /**
   * Ask also where there is only one answer.
   */
  ask_all?: boolean;
  p1?: Side;
  p2?: Side;
  p3?: Side;
  p4?: Side;
}
/**
 * That many cards that do not matter.
 */
export interface Filler {
  filler: Count;
}
export interface CardAndKnown {
  card: Label;
  /**
   * Who knows it, if not those who usually do.
   */
  known?: "all" | PlayerName[];
}
/**
 * That many marketing cards of Pack Rush.
 */
export interface Marketing {
  marketing: Count;
}
export interface OpenCard {
  card: Label;
}
export interface PlacedCard {
  card: Label;
  exerted?: boolean;
  drying?: boolean;
  damage?: Count;
  /**
   * The location that it is at.
   */
  at?: Label | null;
  under?: OpenCards;
  facedown?: HiddenCards;
  /**
   * Whether it was played with Shift.
   */
  shifted?: boolean;
  /**
   * Ink drops used to play it.
   */
  drops?: number;
}
export interface JudgePlayArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  case: Case;
  /**
   * Who sees it so: a player, a spectator, or a judge, who sees all.
   */
  viewer?: "p1" | "p2" | "p3" | "p4" | "spectator" | "judge";
  /**
   * Also moves that are not legal, with the reasons.
   */
  refused?: boolean;
  /**
   * Whether cards have their text.
   */
  texts?: boolean;
}
export interface JudgePlayOk {
  table: Table;
  lines: CaseLine[];
  /**
   * The rules that the lines cite, in that order.
   */
  rules: CitedRule[];
  refused_at: RefusedMove | null;
}
/**
 * The table as one viewer may know it, what is asked, and what can be done.
 */
export interface Table {
  format: "illumineer-table/1";
  viewer: Viewer;
  lang: Lang;
  edition: Edition;
  /**
   * The number of the turn; 0 before the first one.
   */
  turn: number;
  /**
   * A player.
   */
  active: "p1" | "p2" | "p3" | "p4";
  /**
   * The step of the turn; null before the first turn.
   */
  step: "ready" | "set" | "draw" | "main" | "end_triggers" | "end_effects" | "end_check" | null;
  step_text: string;
  /**
   * @minItems 2
   * @maxItems 4
   */
  players: [Player, Player, ...Player[]];
  /**
   * While a challenge goes on: who challenges, and who is challenged; null for one that has gone.
   *
   * @minItems 2
   * @maxItems 2
   */
  challenge: [Key | null, Key | null, ...(Key | null)[]] | null;
  bag: Waiting[];
  question: Question | null;
  /**
   * What the viewer can answer, a judge whoever decides; if asked for, also what is not legal.
   */
  moves: Move[];
  outcome: Outcome | null;
  beside: Cards5;
}
export interface Player {
  name: PlayerName;
  /**
   * Players with the same number are teammates.
   */
  team: number;
  /**
   * Whether it is their turn.
   */
  active: boolean;
  /**
   * Whether they have lost or left the game.
   */
  left: boolean;
  lore: Count;
  /**
   * The lore with which they win.
   */
  to_win: number;
  ink: Inkwell;
  /**
   * How many cards they put into the inkwell this turn.
   */
  inked: number;
  /**
   * How many cards are in it.
   */
  deck: number;
  /**
   * The cards of the deck that the viewer knows, the topmost first: those that they look at, and others.
   */
  known: KnownCard[];
  hand: Cards;
  inkwell: Cards1;
  play: Cards2;
  resolving: Cards3;
  discard: Cards4;
}
export interface Inkwell {
  ready: Count;
  exerted: Count;
  /**
   * Ink drops.
   */
  drops: number;
}
/**
 * A card that the viewer knows. From `exerted` on: of a card in play, and only there.
 */
export interface KnownCard {
  key: Key;
  /**
   * What moves call it: the full name, with #2 for a second copy.
   */
  label: string;
  name: string;
  /**
   * What stands behind the dash; empty if nothing does.
   */
  version: string;
  full_name: string;
  type: CardType;
  /**
   * The type in words; a song is called one.
   */
  type_text: string;
  song: boolean;
  inks: Ink[];
  /**
   * Whether it has the inkwell symbol.
   */
  inkable: boolean;
  /**
   * The characteristics of a card, as its type has them. A strength may be below 0.
   */
  printed: CharacterValues | LocationValues | OtherValues;
  /**
   * The characteristics of a card, as its type has them. A strength may be below 0.
   */
  values: CharacterValues | LocationValues | OtherValues;
  /**
   * Its classifications now.
   */
  classes: string[];
  /**
   * Those that it has now.
   */
  keywords: Keyword[];
  text?: Paragraphs;
  /**
   * Of a card in a deck: which it is from the top.
   */
  place?: number;
  exerted?: boolean;
  drying?: boolean;
  damage?: Count;
  /**
   * These states in words.
   */
  marks?: string[];
  /**
   * The location that it is at.
   */
  location?: Key | null;
  /**
   * Face up under it, the topmost first.
   */
  under?: AnyCard[];
  /**
   * Face down under it.
   */
  facedown?: AnyCard[];
}
/**
 * A card that the viewer may not know.
 */
export interface HiddenCard {
  key: Key;
}
/**
 * An ability that waits in the bag.
 */
export interface Waiting {
  player: PlayerName;
  /**
   * The card that has it; null if that card has become another, or is hidden.
   */
  card: Key | null;
  /**
   * Its story name; empty if it has none.
   */
  ability: string;
  text: string;
}
/**
 * What has to be decided now.
 */
export interface Question {
  by: PlayerName;
  /**
   * Whether the viewer decides it.
   */
  mine: boolean;
  kind: "act" | "accept" | "choose" | "number" | "mode" | "name" | "put" | "order" | "resolve" | "replace" | "enter";
  /**
   * What the answer is for.
   */
  about:
    | "act"
    | "alter_hand"
    | "challenge"
    | "choose"
    | "choose_player"
    | "enter"
    | "how_to_play"
    | "idle_may"
    | "ink_drops"
    | "may"
    | "mode"
    | "move_damage"
    | "move_to"
    | "name"
    | "order"
    | "pay_banish"
    | "pay_bottom"
    | "pay_damage"
    | "pay_discard"
    | "pay_exert"
    | "pay_return"
    | "put"
    | "ready"
    | "remove_damage"
    | "replace"
    | "resolve"
    | "shift_onto"
    | "starting_player"
    | "sung_by";
  text: string;
  rule: Rule;
  /**
   * The card that asks; null if none does, or if the viewer does not know it or it is gone.
   */
  card: Key | null;
  /**
   * The words of the ability that asks; empty if none does, or if the viewer does not know the card.
   */
  says: string;
  /**
   * The cards or players that were picked for it before; null for one that is gone.
   */
  picked: (Key | PlayerName | null)[];
}
/**
 * A turn action or an answer.
 */
export interface Move {
  /**
   * What to push: the same in every language.
   */
  move: string;
  /**
   * A sentence.
   */
  text: string;
  /**
   * The turn action; null for an answer to another question.
   */
  action: "end_turn" | "ink" | "play" | "quest" | "challenge" | "move" | "activate" | "boost" | null;
  /**
   * The cards that it names; none if they are gone.
   *
   * @maxItems 1
   */
  cards: Key[];
  /**
   * The player that it picks.
   */
  player: PlayerName | null;
  /**
   * Where to show it: with the turn, with a card in the hand, with one in play, or as an answer.
   */
  group: "turn" | "hand" | "play" | "answer";
  legal: boolean;
  /**
   * Why it is not legal; only there if it is not.
   *
   * @minItems 1
   */
  reasons?: [Reason, ...Reason[]];
  /**
   * How the card can be played now; only there if it is to be played. Of several ways the next question asks for one: the moves answer that.
   *
   * @minItems 1
   */
  ways?: [
    {
      move: string;
      text: string;
    },
    ...{
      move: string;
      text: string;
    }[]
  ];
}
/**
 * Why something is so, or is not possible.
 */
export interface Reason {
  text: string;
  rule: Rule;
}
/**
 * How the game ended.
 */
export interface Outcome {
  result: "win" | "draw";
  winners: PlayerName[];
  reason: "check_win_by_lore" | "check_last_player" | "check_empty_deck" | "concede" | "turn_limit" | "loop";
  /**
   * The rule by which it ended; null for a limit that no rule sets.
   */
  rule: Rule | null;
}
export interface CaseLine {
  n: Count;
  kind: LineKind;
  depth: Count;
  text: string;
  rule: Rule | null;
  cards: Key[];
  /**
   * The place of the move, from 0 on, that it belongs to; null before the first.
   */
  move: number | null;
}
export interface RefusedMove {
  /**
   * The place of the first move that cannot be made; it and the moves after it are not made.
   */
  move: number;
  kind: "IllegalMove" | "NotationError" | "GameOver";
  text: string;
  reasons: Reason[];
}
export interface JudgeWhyArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  case: Case;
  /**
   * A card, by its key or label.
   */
  card?: string;
  what?: "strength" | "willpower" | "lore" | "cost" | "move cost" | "keywords" | "limits";
  /**
   * A move, in the place of a card.
   */
  move?: string;
}
export interface JudgeWhyOk {
  /**
   * None if all of it is printed on the card, or the move is legal.
   */
  reasons: Reason[];
}
export interface JudgeCompareArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  case: Case;
  /**
   * @maxItems 20
   */
  editions?: Edition[];
}
export interface JudgeCompareOk {
  /**
   * An edition of the rules.
   */
  edition: string;
  editions: ComparedEdition[];
}
export interface ComparedEdition {
  edition: Edition;
  /**
   * Whether the same happens there.
   */
  same: boolean;
  /**
   * The place of the first move with which another thing happens; null before the first.
   */
  move?: number | null;
  /**
   * What happens there only in the edition of the case.
   */
  here?: ComparedLine[];
  /**
   * What happens there only in this edition.
   */
  there?: ComparedLine[];
  refused?: {
    text: string;
    reasons: Reason[];
  } | null;
  /**
   * The changes of the rules that it comes from.
   */
  changes?: {
    name: string;
    since: Edition;
    text: string;
    /**
     * Items: The number of a rule or section, with the edition in front if it is another one.
     */
    rules: string[];
  }[];
}
export interface ComparedLine {
  kind: LineKind;
  depth: Count;
  text: string;
  rule: Rule | null;
}
export interface JudgeRunArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  scenario: {} | string;
  /**
   * In every edition.
   */
  editions?: boolean;
  trace?: boolean;
  /**
   * An edition of the rules.
   */
  edition?: string;
}
export interface JudgeRunOk {
  file: string;
  name: string;
  status: "pass" | "fail" | "skip" | "error";
  step: number | null;
  message: string;
  line: number | null;
  words: string;
  edition: string;
  rules: string[];
  checks: Count;
  problems: {
    line: number | null;
    column: number | null;
    place: string | null;
    message: string;
  }[];
  trace?: string[];
  /**
   * The lines of a trace.
   */
  lines?: {}[];
  file_edition?: Edition | null;
  since?: Edition | null;
  editions?: {
    edition: Edition;
    status: "pass" | "fail" | "skip" | "error";
    before_since: boolean;
    step: number | null;
    line: number | null;
    message: string;
  }[];
  differences?: {
    from: Edition;
    to: Edition;
    step: number | null;
    line: number | null;
    words: string;
    was: {
      text: string;
      rule: string;
    }[];
    now: {
      text: string;
      rule: string;
    }[];
    changes: {
      name: string;
      since: Edition;
      /**
       * Items: The number of a rule or section, with the edition in front if it is another one.
       */
      rules: string[];
      text: string;
    }[];
  }[];
}
export interface JudgeTraceArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  scenario: {} | string;
  /**
   * Who sees it so: a player, a spectator, or a judge, who sees all.
   */
  viewer?: "p1" | "p2" | "p3" | "p4" | "spectator" | "judge";
  /**
   * An edition of the rules.
   */
  edition?: string;
}
/**
 * The story of a scenario: what was done, what came of it, and the board where it has changed.
 */
export interface Trace {
  format: "illumineer-trace/1";
  viewer: Viewer;
  lang: Lang;
  /**
   * The edition that it was played in; null if it could not be played.
   */
  edition: Edition | null;
  lines: (Told | Board)[];
}
/**
 * Lines of the log that somebody has: of whose log, how many, and of which number of take-backs.
 */
export interface Told {
  viewer: Viewer;
  lines: number;
  backs: number;
}
export interface Board {
  kind: "board";
  table: Table;
}
export interface JudgeFileArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  case: Case;
  as?: "yaml" | "json";
  /**
   * Whether its last step says what is so at the end.
   */
  expect?: boolean;
}
export interface JudgeFileOk {
  text: string;
  /**
   * A name for the file.
   */
  name: string;
}
export interface JudgeMovesArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
}
export interface JudgeMovesOk {
  players: PlayerName[];
  game: SituationPart[];
  side: SituationPart[];
  card: SituationPart[];
  phases: {
    value: string;
    text: string;
  }[];
  usual: {
    turn: Count;
    deck: Count;
  };
  most: Count;
  keywords: {
    keyword: string;
    text: string;
    rule: Rule;
  }[];
}
export interface SituationPart {
  key: string;
  holds: "number" | "truth" | "word" | "player" | "location" | "open" | "hidden" | "inkwell" | "in_play";
  text: string;
}
export interface ReplayOpenArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * A record or a saved game: as data, or as the text of its file.
   */
  record: {} | string;
}
export interface ReplayOpenOk {
  title: string;
  players: string[];
  edition: Edition;
  inputs: Count;
  turns: {
    turn: Count;
    /**
     * After how many inputs it begins.
     */
    at: number;
    player: PlayerName | null;
  }[];
  outcome: Outcome | null;
}
export interface ReplayAtArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * A record or a saved game: as data, or as the text of its file.
   */
  record: {} | string;
  /**
   * After how many inputs; null for the end.
   */
  at?: number | null;
  /**
   * Who sees it so: a player, a spectator, or a judge, who sees all.
   */
  viewer?: "p1" | "p2" | "p3" | "p4" | "spectator" | "judge";
  texts?: boolean;
  /**
   * How many lines, the last ones; null for all.
   */
  most?: number | null;
}
export interface ReplayAtOk {
  at: Count;
  table: Table;
  lines: Lines;
}
/**
 * Something that happened.
 */
export interface Line {
  /**
   * Its number in the story of this viewer.
   */
  n: number;
  kind: LineKind;
  /**
   * How deep it is nested under what caused it.
   */
  depth: number;
  text: string;
  rule: Rule | null;
  /**
   * The cards that it names.
   */
  cards: Key[];
}
export interface ReplayCaseArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * A record or a saved game: as data, or as the text of its file.
   */
  record: {} | string;
  /**
   * After how many inputs; null for the end.
   */
  at?: number | null;
  /**
   * Who sees it so: a player, a spectator, or a judge, who sees all.
   */
  viewer?: "p1" | "p2" | "p3" | "p4" | "spectator" | "judge";
}
export interface ReplayCaseOk {
  case: Case;
}
export interface PlayNewArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * For each player the text of a deck list, or null for a starter deck.
   *
   * @minItems 2
   * @maxItems 4
   */
  lists: [string | null, string | null, ...(string | null)[]];
  /**
   * For each player a person, or a bot: random, greedy, or search:N, which thinks for N playouts.
   *
   * @minItems 2
   * @maxItems 4
   */
  seats: [string, string, ...string[]];
  /**
   * @maxItems 4
   */
  names?: string[];
  /**
   * Of how many games.
   */
  best?: 1 | 3;
  /**
   * Whether all know all lists.
   */
  open_lists?: boolean;
  /**
   * The seed of chance, for a game that can be played again; null: one that nobody knows.
   */
  seed?: number | null;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * An edition of the rules.
   */
  edition?: string;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface Seat {
  /**
   * What the door calls the table.
   */
  id: string | null;
  /**
   * How much has happened at this table; it never goes back.
   */
  n: number;
  /**
   * Whether the answer was to another state, and changed nothing.
   */
  stale: boolean;
  refused: RefusedAnswer | null;
  viewer: Viewer;
  /**
   * The person whom the device must be passed to.
   */
  handover: PlayerName | null;
  /**
   * The player whose bot must decide.
   */
  thinking: PlayerName | null;
  names: string[];
  seats: string[];
  table: Table;
  /**
   * The number of the first line here: what the asker had from there on is gone.
   */
  first: number;
  lines: Lines;
  backs: Count;
  /**
   * The first line since the viewer's last answer.
   */
  since: number;
  /**
   * Why nothing can be taken back; null if it can.
   */
  back: string | null;
  /**
   * What the viewer can still do this turn, in a sentence; null if nothing, or it is not asked.
   */
  left: string | null;
  match: {
    best: 1 | 3;
    won: Count[];
    over: boolean;
  };
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  said?: Spoken;
}
export interface RefusedAnswer {
  kind: string;
  text: string;
  reasons: Reason[];
}
/**
 * What is said in lines, as `illumineer play --plain` says it.
 */
export interface Spoken {
  /**
   * What answers the line, and what has happened since.
   */
  lines: string[];
  /**
   * What comes last: the question with its numbered answers, or how the game ended. Empty if it was not asked again.
   */
  asked: string[];
  /**
   * What this viewer has been told: to be brought by the next call about them. Null: nothing.
   */
  told: Told | null;
  /**
   * The command that has to be said twice: to be brought by the next call.
   */
  unsure: "" | "concede" | "end_turn";
}
export interface PlayResumeArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * A record or a saved game: as data, or as the text of its file.
   */
  record: {} | string;
  /**
   * After how many inputs; null for the end.
   */
  at?: number | null;
  /**
   * For each player a person, or a bot: random, greedy, or search:N, which thinks for N playouts.
   *
   * @minItems 2
   * @maxItems 4
   */
  seats: [string, string, ...string[]];
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayAgainArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * Who of this game begins the next; null: who lost.
   */
  begins?: PlayerName | null;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayLookArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayValuesArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  card: string;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayValuesOk {
  reasons: Reason[];
}
export interface PlayTargetsArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  card: string;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayTargetsOk {
  targets: {
    card: string;
    /**
     * The moves that a drag of the card onto the other means, all of them one answer.
     *
     * @minItems 1
     */
    moves: [string, ...string[]];
  }[];
}
export interface PlayNamingArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  words: string;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayNamingOk {
  moves: {
    move: string;
    text: string;
  }[];
}
export interface PlayRecordArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayRecordOk {
  /**
   * The text of a saved game.
   */
  record: string;
}
export interface PlayCaseArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayCaseOk {
  case: Case;
}
export interface PlayAnswerArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * Texts of `moves`: one answer, all of it or nothing.
   *
   * @minItems 1
   * @maxItems 80
   */
  moves: [string, ...string[]];
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayBotArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayHurryArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayTakeArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayBackArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayUnpickArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * The key of a card, or the name of a player, that was picked.
   */
  pick: string;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlayConcedeArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
export interface PlaySayArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The game, whole: with what is hidden. A door keeps it, and fills it in.
   */
  kept: string;
  /**
   * The state that the asker has seen.
   */
  n: number;
  /**
   * A number, a move, or a command. Null: only to be told and asked.
   */
  line: string | null;
  /**
   * What the viewer has been told, as `said` gave it; of who takes the device, where that must be passed. Null: nothing.
   */
  told?: Told | null;
  /**
   * The command that has to be said twice, as `said` gave it.
   */
  unsure?: "" | "concede" | "end_turn";
  /**
   * The lines that the asker has. Null: none.
   */
  have?: Told | null;
  /**
   * What the door calls the table.
   */
  id?: string | null;
}
/**
 * Nothing but the language.
 */
export interface LabStartersArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
}
export interface LabStartersOk {
  decks: {
    name: "ice" | "singers";
    text: string;
  }[];
}
export interface LabHandArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  text: string;
  /**
   * Which cards of an opening hand are kept: all, cheap ones, those that can be inked, either.
   */
  alter?: "none" | "cheap" | "inkable" | "either";
  /**
   * What a cheap card costs at most.
   */
  cost?: number;
  /**
   * How many hands are dealt where it cannot be counted.
   */
  deals?: number;
}
export interface LabHandOk {
  cards: Count;
  inkable: Count;
  mean_cost: number;
  curve: {
    cost: Count;
    inkable: Count;
    other: Count;
  }[];
  inks: {
    inks: Ink[];
    cards: Count;
  }[];
  /**
   * Cards that a list must have for odds.
   */
  fewest: number;
  odds: {
    alter: {
      rule: string;
      cost: Count;
      put_back: number;
    };
    opening: {
      /**
       * The chance of each number of cards that can be inked.
       */
      inkable: number[];
      at_least_one_inkable: number;
    };
    turns: {
      first: HandTurn[];
      second: HandTurn[];
    };
    deals: Count;
    seed: Count;
    /**
     * Of each card: the chance to have seen it in the opening hand and by each turn.
     */
    seen: {
      card: string;
      first: number[];
      second: number[];
    }[];
  } | null;
}
export interface HandTurn {
  turn: number;
  playable: number;
  exactly: number;
  ink_every_turn: number;
  on_curve: number;
  on_curve_interval: Interval;
}
export interface LabPlayArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The two lists.
   *
   * @minItems 2
   * @maxItems 2
   */
  decks: [string, string, ...string[]];
  /**
   * Another version of the first list.
   */
  version?: string | null;
  /**
   * What the decks are called: the first, the second, the other version of the first.
   *
   * @minItems 3
   * @maxItems 3
   */
  names?: [string, string, string, ...string[]];
  /**
   * Who plays each deck.
   *
   * @minItems 2
   * @maxItems 2
   */
  bots?: ["random" | "greedy", "random" | "greedy", ...("random" | "greedy")[]];
  seed?: number;
  /**
   * An edition of the rules.
   */
  edition?: string;
  /**
   * The number of the first game, from 0.
   */
  first?: number;
  /**
   * How many games.
   */
  games?: number;
}
export interface LabPlayOk {
  first: Count;
  /**
   * A text for each game; its first letter has who began and who won.
   */
  rows: string[];
}
export interface LabSumArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The two lists.
   *
   * @minItems 2
   * @maxItems 2
   */
  decks: [string, string, ...string[]];
  /**
   * Another version of the first list.
   */
  version?: string | null;
  /**
   * What the decks are called: the first, the second, the other version of the first.
   *
   * @minItems 3
   * @maxItems 3
   */
  names?: [string, string, string, ...string[]];
  /**
   * Who plays each deck.
   *
   * @minItems 2
   * @maxItems 2
   */
  bots?: ["random" | "greedy", "random" | "greedy", ...("random" | "greedy")[]];
  seed?: number;
  /**
   * An edition of the rules.
   */
  edition?: string;
  /**
   * The games from number 0 on, as `lab.play` gave them; or the first letter of each.
   *
   * @maxItems 2000
   */
  rows: string[];
  /**
   * The same games as the other version played them.
   *
   * @maxItems 2000
   */
  version_rows?: string[];
  /**
   * Whether to stop counting as soon as it is certain which is better.
   */
  until_certain?: boolean;
  /**
   * How many games were asked for.
   */
  games?: number;
}
export interface LabSumOk {
  games: Count;
  wins: Count[];
  draws: Count;
  better: number | null;
  certain: {
    better: number | null;
    pairs: Count;
    interval: Interval;
  } | null;
  rates: Rate[];
  starting: Rate[];
  second: Rate[];
  /**
   * Whether no more games are needed.
   */
  enough: boolean;
  /**
   * Which deck is better, if that can be said.
   */
  text: string | null;
  turns: {
    mean: number | null;
    median: number | null;
  } | null;
  /**
   * Of each deck, if the rows are whole.
   */
  cards: CardFigures[][] | null;
  /**
   * The other version, and what it changes.
   */
  versus: {
    games: Count;
    wins: Count[];
    draws: Count;
    better: number | null;
    certain: {
      better: number | null;
      pairs: Count;
      interval: Interval;
    } | null;
    rates: Rate[];
    starting: Rate[];
    second: Rate[];
    /**
     * Whether no more games are needed.
     */
    enough: boolean;
    /**
     * Which deck is better, if that can be said.
     */
    text: string | null;
    turns: {
      mean: number | null;
      median: number | null;
    } | null;
    /**
     * Of each deck, if the rows are whole.
     */
    cards: CardFigures[][] | null;
    difference: {
      games: Count;
      both: Count;
      only_new: Count;
      only_old: Count;
      neither: Count;
      difference: number | null;
      interval: Interval;
      better: boolean | null;
      certain: {
        better: number | null;
        pairs: Count;
        interval: Interval;
      } | null;
      text: string;
    };
  } | null;
}
export interface Rate {
  wins: Count;
  games: Count;
  rate: number | null;
  interval: Interval;
}
export interface CardFigures {
  card: string;
  copies: Count;
  drawn: Rate;
  not_drawn: Rate;
  difference: number | null;
  difference_interval: Interval;
  /**
   * Whether the difference is more than chance, among so many cards.
   */
  stands: boolean;
}
export interface LabReportArgs {
  /**
   * A language.
   */
  lang?: "en" | "es";
  /**
   * The two lists.
   *
   * @minItems 2
   * @maxItems 2
   */
  decks: [string, string, ...string[]];
  /**
   * Another version of the first list.
   */
  version?: string | null;
  /**
   * What the decks are called: the first, the second, the other version of the first.
   *
   * @minItems 3
   * @maxItems 3
   */
  names?: [string, string, string, ...string[]];
  /**
   * Who plays each deck.
   *
   * @minItems 2
   * @maxItems 2
   */
  bots?: ["random" | "greedy", "random" | "greedy", ...("random" | "greedy")[]];
  seed?: number;
  /**
   * An edition of the rules.
   */
  edition?: string;
  /**
   * The games from number 0 on, as `lab.play` gave them; or the first letter of each.
   *
   * @maxItems 2000
   */
  rows: string[];
  /**
   * The same games as the other version played them.
   *
   * @maxItems 2000
   */
  version_rows?: string[];
  /**
   * Whether to stop counting as soon as it is certain which is better.
   */
  until_certain?: boolean;
  /**
   * How many games were asked for.
   */
  games?: number;
  as?: "json" | "html";
}
export interface LabReportOk {
  name: string;
  text: string;
}
