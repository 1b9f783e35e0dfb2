import { textsIn } from '#domain/languages/files/texts-in.ts';
import { type Language, languageRow } from '#domain/languages/languages.ts';
import type { MailContent } from '#domain/mails/view.ts';
import { type Block, type EmailDraft, oneLine, type Text, TypedText } from './blocks.ts';
import type { KitchenFacts } from './email.ts';
import { type Html, html } from './html.ts';

// Every text has a colour and a background, so that a mail program's dark mode changes both.
const INK = 'color:#2B1A12';
const MUTED = 'color:#6B5548';
const BODY = `font-family:Hind,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.6;${INK}`;
const TITLE = `font-family:'Baloo 2',Hind,Arial,sans-serif;font-weight:700;line-height:1.1`;
const BUTTON = `display:inline-block;background-color:#B3261E;color:#FFFFFF;font-weight:600;text-decoration:none;padding:12px 24px;border-radius:12px`;

/** Texts around every e-mail. @public */
export const frameTexts = { orOpen: 'Or open this address:', tagline: 'home-style Indian food' };

const lines = (text: string): Html[] =>
  text.split(/\r?\n/).map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));

function rowHtml([label, value]: readonly [string, string], total: boolean): Html {
  const weight = total ? 'font-weight:600' : 'font-weight:400';
  const cell = `padding:6px 0;vertical-align:top;border-bottom:1px solid #EBDDCB;${weight};${INK}`;
  return html`<tr><td style="${cell};padding-right:16px">${lines(label)}</td><td style="${cell};text-align:right">${lines(value)}</td></tr>`;
}

function blockHtml(block: Block<string>, language: Language): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px;${INK}">${lines(block.text)}</p>`;
    case 'note':
      return html`<p style="margin:0 0 16px;font-size:14px;${MUTED}">${lines(block.text)}</p>`;
    case 'quote':
      return html`<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid #E8A317;${INK}">${lines(block.text)}</blockquote>`;
    case 'code':
      return html`<p style="margin:0 0 16px;${TITLE};font-size:34px;letter-spacing:8px;${INK}">${block.text}</p>`;
    case 'button':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" style="${BUTTON}">${block.label}</a></p>
<p style="margin:0 0 16px;font-size:12px;word-break:break-all;${MUTED}">${textsIn(language, { frameTexts }).frameTexts.orOpen} <a href="${block.url}" style="${MUTED}">${block.url}</a></p>`;
    case 'link':
      return html`<p style="margin:0 0 16px;font-size:14px"><a href="${block.url}" style="${MUTED}">${block.label}</a></p>`;
    case 'rows':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(
        (row, at) => rowHtml(row, block.lastIsTotal === true && at === block.rows.length - 1),
      )}</table>`;
  }
}

function blockText(block: Block<string>): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'code':
      return block.text;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'rows':
      return block.rows.map(([label, value]) => `${oneLine(label)}: ${oneLine(value)}`).join('\n');
  }
}

/** A block whose typed text is resolved to the text itself or its replacement. */
function resolved(block: Block, words: (text: Text) => string): Block<string> {
  switch (block.kind) {
    case 'button':
    case 'link':
      return block;
    case 'rows':
      return { ...block, rows: block.rows.map(([label, value]) => [label, words(value)] as const) };
    default:
      return { ...block, text: words(block.text) };
  }
}

/**
 * Renders an e-mail as plain text and as HTML.
 * @param how.repeatsTyped whether the mail may repeat what people typed
 * @param how.year the year of the copyright line
 * @param how.language the language that the draft is written in
 */
export function render(
  { publicUrl, name, logoUrl }: KitchenFacts,
  draft: EmailDraft,
  { repeatsTyped, year, language }: { repeatsTyped: boolean; year: string; language: Language },
): MailContent {
  const words = (text: Text): string =>
    text instanceof TypedText ? (repeatsTyped ? text.words : text.instead) : text;
  const subject = oneLine(words(draft.subject));
  const heading = words(draft.heading);
  const blocks = draft.blocks.map((block) => resolved(block, words));
  const { tagline } = textsIn(language, { frameTexts }).frameTexts;
  const page = html`<!doctype html>
<html lang="${languageRow(language).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only"><title>${subject}</title></head>
<body style="margin:0;padding:0;background-color:#FFF8EE">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:#FFF8EE"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;${TITLE};font-size:24px"><a href="${publicUrl}" style="color:#B3261E;text-decoration:none"><img src="${logoUrl}" height="40" alt="" style="vertical-align:middle;border:0;height:40px;max-width:120px"> ${name}</a></td></tr>
<tr><td style="background-color:#FFFFFF;border:1px solid #EBDDCB;border-radius:16px;padding:24px;${BODY}">
<h1 style="margin:0 0 16px;${TITLE};font-size:26px;${INK}">${heading}</h1>
${blocks.map((block) => blockHtml(block, language))}
</td></tr>
<tr><td style="padding:16px 4px;font-family:Hind,Arial,sans-serif;font-size:13px;line-height:1.6;${MUTED}">© ${year} ${name}, ${tagline} · <a href="${publicUrl}" style="${MUTED}">${publicUrl}</a></td></tr>
</table></td></tr></table></body></html>`;
  const footer = `-- \n© ${year} ${name}, ${tagline}\n${publicUrl}`;
  const text = [heading, ...blocks.map(blockText), footer].join('\n\n');
  return {
    subject,
    html: page.markup,
    text: `${text}\n`,
    unsubscribeUrl: draft.unsubscribeUrl ?? null,
    replyTo: repeatsTyped ? (draft.replyTo ?? null) : null,
    opens: null,
  };
}
