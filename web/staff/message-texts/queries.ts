import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ID } from 'appwrite';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import { createDocument } from '#web/lib/sdk/documents.ts';
import { type Sdk, useSdk } from '#web/lib/sdk/sdk.ts';

interface MessageTexts {
  hasGateway: boolean;
  texts: MessageTextRow[];
}

/** The words of all texts to customers in each language; for admins. */
export const messageTextsQuery = (sdk: Sdk, adminId: string) =>
  queryOptions({
    queryKey: ['messageTexts', 'admin', adminId],
    queryFn: () => sdk.call<MessageTexts>('get', 'message-texts'),
  });

/** Saves the owner's words for a text; rejects if they were not saved. A text has one document in each language. */
export function useSaveText() {
  const sdk = useSdk();
  const queries = useQueryClient();
  return async (
    { kind, language }: Pick<MessageTextRow, 'kind' | 'language'>,
    values: { words: string | null; templateId: string | null },
  ): Promise<void> => {
    await createDocument(sdk, 'messageTexts', ID.unique(), { kind, language, ...values });
    await queries.invalidateQueries({ queryKey: ['messageTexts'] });
  };
}
