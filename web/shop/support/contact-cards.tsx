import { type LucideIcon, Mail, MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mailLink } from '#domain/email.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useContact } from '#web/shared/content/contact-details.ts';
import { useContent } from '#web/shared/content/content.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { supportTexts } from './texts.ts';

interface CardProps {
  Icon: LucideIcon;
  title: string;
  /** When somebody answers; empty if it is not said. */
  when: string | undefined;
  children: ReactNode;
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-chilli-text text-lg underline-offset-4 hover:underline';

function Card({ Icon, title, when, children }: CardProps) {
  return (
    <li className="flex flex-col items-start rounded-card border border-line bg-paper p-5 md:p-6">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-turmeric text-on-turmeric">
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <h2 className="text-xl">{title}</h2>
      {when && <p className="wrap-anywhere mt-1 text-muted">{when}</p>}
      <div className="mt-auto pt-3">{children}</div>
    </li>
  );
}

/** Phone, chat and e-mail of the kitchen, with their hours. */
export function ContactCards() {
  const texts = useTexts(supportTexts);
  const contact = useContact();
  const answered = useContent('support');
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      <Card Icon={Phone} title={texts.callUs} when={answered?.phoneAnswered}>
        <a href={contact.phoneHref} className={LINK}>
          {contact.phone}
        </a>
      </Card>
      <Card Icon={MessagesSquare} title={texts.liveChat} when={answered?.chatAnswered}>
        <Button variant="outline" onClick={() => toast.info(texts.chatComing)}>
          {texts.startChat}
        </Button>
      </Card>
      <Card Icon={Mail} title={texts.writeToUs} when={answered?.emailAnswered}>
        <a href={mailLink(contact.email)} className={`${LINK} break-all`}>
          {contact.email}
        </a>
      </Card>
    </ul>
  );
}
