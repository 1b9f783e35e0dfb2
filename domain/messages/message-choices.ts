interface ChoiceRow {
  /** The kind of the alert on somebody's devices. */
  alert: string;
  /** The kind of the mail that says the same. */
  mail: string;
  /**
   * Whether it only tells what comes. News are mailed to people who want the mail, and only if none of their devices has shown them;
   * other mails are about money or need an answer, and are always sent.
   */
  isNews: boolean;
  /** Whether a new customer wants the mail; missing: yes. */
  mailAtFirst?: boolean;
  /** Whether it also comes as a text message, to those who have asked for it. */
  hasText?: true;
}

/**
 * What customers choose to hear of, one row each: the attributes of a profile, the switches, and who gets which mail and alert
 * derive from it. A row is also its words (`messageTexts.kinds`).
 */
export const MESSAGE_CHOICES = {
  accepted: { alert: 'order-accepted-alert', mail: 'order-accepted', isNews: true },
  changed: { alert: 'order-changed-alert', mail: 'order-changed', isNews: true },
  onItsWay: { alert: 'order-on-its-way-alert', mail: 'order-on-its-way', isNews: true, mailAtFirst: false },
  delivered: { alert: 'order-delivered-alert', mail: 'order-delivered', isNews: true },
  asked: { alert: 'order-change-proposed-alert', mail: 'order-change-proposed', isNews: false },
  ended: { alert: 'order-ended-alert', mail: 'order-ended', isNews: false },
  dishBack: { alert: 'dish-back-alert', mail: 'dish-back', isNews: true },
  meals: { alert: 'meal-tomorrow-alert', mail: 'meal-tomorrow', isNews: true, hasText: true },
} as const satisfies Readonly<Record<string, ChoiceRow>>;

type Rows = typeof MESSAGE_CHOICES;
/** What somebody chooses to hear of. */
export type ChosenMessage = keyof Rows;
type With<Part> = { [Name in ChosenMessage]: Rows[Name] extends Part ? Name : never }[ChosenMessage];

/** The attribute of a profile that turns a message on or off, on one of its ways. */
export type MessageChoice =
  | `alertWhen${Capitalize<ChosenMessage>}`
  | `mailWhen${Capitalize<With<{ isNews: true }>>}`
  | `textWhen${Capitalize<With<{ hasText: true }>>}`;

export const CHOSEN_MESSAGES = Object.keys(MESSAGE_CHOICES) as ChosenMessage[];

const attributeOf = (way: 'alert' | 'mail' | 'text', message: ChosenMessage) =>
  `${way}When${message.charAt(0).toUpperCase()}${message.slice(1)}` as MessageChoice;

/** The attributes that turn a message on or off; `mail`: undefined if its mail is always sent. */
export function choicesOf(message: ChosenMessage): {
  alert: MessageChoice;
  mail: MessageChoice | undefined;
  text: MessageChoice | undefined;
} {
  const { isNews, hasText }: ChoiceRow = MESSAGE_CHOICES[message];
  return {
    alert: attributeOf('alert', message),
    mail: isNews ? attributeOf('mail', message) : undefined,
    text: hasText && attributeOf('text', message),
  };
}

interface ChoiceAttribute {
  readonly type: 'boolean';
  readonly default: boolean;
}

/** Each attribute of a profile by which somebody chooses, as it is for a new customer. */
export const choiceAttributes = Object.fromEntries(
  CHOSEN_MESSAGES.flatMap((message) => {
    const { mailAtFirst = true }: ChoiceRow = MESSAGE_CHOICES[message];
    const { alert, mail, text } = choicesOf(message);
    const all: [MessageChoice, boolean][] = [[alert, true]];
    if (mail) all.push([mail, mailAtFirst]);
    if (text) all.push([text, false]);
    return all.map(([name, atFirst]) => [name, { type: 'boolean', default: atFirst }]);
  }),
) as { readonly [Choice in MessageChoice]: ChoiceAttribute };
