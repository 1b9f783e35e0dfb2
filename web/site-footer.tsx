import { NewsletterForm } from './features/newsletter/newsletter-form.tsx';
import { Footer } from './features/shell/footer.tsx';

/** The foot of every customer's page, with the newsletter's form. */
export default function SiteFooter() {
  return <Footer newsletter={<NewsletterForm />} />;
}
