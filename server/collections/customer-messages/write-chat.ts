import type { Language } from '#domain/languages/languages.ts';
import type { ChatKind, PreparedChat } from '#domain/messages/chat-rows.ts';
import { cleanText, MOST_PREPARED } from '#domain/messages/texts-with-values.ts';
import { whatsAppLink } from '#domain/messages/whatsapp.ts';
import type { UnitOfWork } from '#server/documents/unit-of-work.ts';
import { messageText } from '#server/mail/messages/message-text.ts';
import { readOwnTexts } from '#server/mail/messages/own-texts.ts';

/**
 * Writes a chat out, in the owner's words.
 * @param to.phone the number of an account, such as +919876543210; null: whoever the person chooses
 */
export async function writeChat(
  { sql, site: { shop }, settings: { publicUrl } }: UnitOfWork,
  { kind, values }: { kind: ChatKind; values: Readonly<Record<string, unknown>> },
  { language, phone }: { language: Language; phone: string | null },
): Promise<PreparedChat> {
  const kitchen = { name: shop.name, timeZone: shop.timeZone, publicUrl };
  const written = messageText(kind, values, { kitchen, language, own: await readOwnTexts(sql) });
  const text = cleanText(written, MOST_PREPARED);
  return { text, link: whatsAppLink(phone, text) ?? null };
}
