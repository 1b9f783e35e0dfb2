import { useState } from 'react';
import { languageRow } from '#domain/languages/languages.ts';
import { MOST_TEMPLATE_ID } from '#domain/messages/message-text-attributes.ts';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import { messageTextMessages } from '#domain/messages/messages.ts';
import { registeredText } from '#domain/messages/sent-text.ts';
import { MOST_WORDS, templateProblem } from '#domain/messages/texts-with-values.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SaveButtons } from '#web/ui/form/save-buttons.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { toast } from '#web/ui/toast.ts';
import { useSaveText } from './queries.ts';
import { TextPreview } from './text-preview.tsx';
import { messageTextTexts } from './texts.ts';

interface TextDialogProps {
  /** The text as it was when the dialog was opened. */
  text: MessageTextRow;
  onClose: () => void;
}

/** A dialog with the owner's words for a text in one language, and the id of its template. */
export function TextDialog({ text, onClose }: TextDialogProps) {
  const texts = useTexts(messageTextTexts);
  const messages = useTexts(messageTextMessages);
  const failureWords = useFailureWords();
  const save = useSaveText();
  const [words, setWords] = useState(text.words ?? text.builtIn);
  const [templateId, setTemplateId] = useState(text.templateId ?? '');
  const submission = useSubmit({
    read: () => ({ words: words.trim(), templateId: templateId.trim() }),
    check(typed) {
      const problem = templateProblem(typed.words, text.values, text.needed);
      return problem ? { words: messages[problem] } : {};
    },
    async send(typed) {
      const isOwn = typed.words !== '' && typed.words !== text.builtIn;
      await save(text, { words: isOwn ? typed.words : null, templateId: typed.templateId || null });
      toast.success(texts.saved);
      onClose();
    },
    failed: (error) => failureWords(error, { otherwise: texts.failed }),
  });
  return (
    <Dialog open onClose={onClose} title={texts.dialog(languageRow(text.language).name)}>
      <Form submission={submission} className="grid gap-5 p-5">
        <TextArea
          label={texts.words}
          name="words"
          rows={4}
          maxLength={MOST_WORDS}
          lang={languageRow(text.language).tag}
          hint={texts.wordsHint(text.values.map((name) => `{${name}}`).join(' '))}
          value={words}
          error={submission.problems.words}
          onChange={(event) => setWords(event.target.value)}
          data-autofocus
        />
        <TextPreview row={text} words={words} />
        {text.use !== 'chat' && (
          <>
            <Field
              label={texts.templateId}
              name="templateId"
              maxLength={MOST_TEMPLATE_ID}
              autoComplete="off"
              hint={text.use === 'told' ? texts.templateHint : texts.templateHintOfCode}
              value={templateId}
              onChange={(event) => setTemplateId(event.target.value)}
            />
            <div>
              <p className="font-semibold text-sm">{texts.registered}</p>
              <p className="wrap-anywhere whitespace-pre-line text-muted text-sm">
                {registeredText(text, words.trim() || text.builtIn)}
              </p>
            </div>
          </>
        )}
        <SaveButtons texts={texts} busy={submission.busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
