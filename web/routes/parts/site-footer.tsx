import { NewsletterForm } from '#web/features/newsletter/newsletter-form.tsx';
import { Footer } from '#web/features/shell/footer.tsx';

/** The foot of every customer's page, with the newsletter's form. */
export default function SiteFooter() {
  return <Footer newsletter={<NewsletterForm />} />;
}
