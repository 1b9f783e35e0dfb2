import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  test as base,
  card,
  type Dish,
  expect,
  hearNothing,
  open,
  PASSWORD,
  reopen,
  toast,
  Wire,
} from './fixture.ts';

interface Opinion {
  rating: number;
  comment: string;
  /** The author's name; empty for an author without a name. */
  name?: string;
}

const test = base.extend<{ others: (dish: Dish, opinions: Opinion[]) => Promise<void> }>({
  /** Lets other customers review a dish, the last one last. */
  others: async ({ playwright, baseURL }, use) => {
    await use(async (dish, opinions) => {
      for (const { rating, comment, name } of opinions) {
        const requests = await playwright.request.newContext(baseURL ? { baseURL } : {});
        const wire = new Wire(requests);
        const { id, email } = await wire.account();
        await wire.logIn(email, PASSWORD);
        if (name !== undefined) await wire.documents('PATCH', `users/documents/${id}`, { data: { name } });
        await review(wire, dish, { rating, comment });
        await requests.dispose();
      }
    });
  },
});

const review = (wire: Wire, dish: Dish, data: Opinion) =>
  wire.documents('POST', 'reviews/documents', {
    documentId: crypto.randomUUID().slice(0, 18),
    data: { ...data, dishId: dish.id },
  });

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' });
const articles = (page: Page) => reviewsOf(page).getByRole('article');
const write = (page: Page) => page.getByRole('dialog', { name: 'Share Your Experience' });
const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Review' });
const comment = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Your review' });
const REVIEWS = '**/collections/reviews/documents**';

test('a customer adds a review, changes it and deletes it', async ({ page, kitchen, customer }) => {
  const dish = await kitchen.dish();
  await open(page, `/menu?dish=${dish.id}`);
  await expect(reviewsOf(page)).toContainText('No reviews yet. Be the first to review!');
  await reviewsOf(page).getByRole('button', { name: 'Add Review' }).click();

  await expect(write(page).getByRole('radio', { name: 'Excellent, 5 stars' })).toBeChecked();
  await expect(write(page)).toContainText('0/200 characters');
  await comment(write(page)).fill('  \n');
  await write(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.locator('[data-toast=warning]')).toHaveText('Please add a comment to your review');
  await expect(comment(write(page))).toBeFocused();
  await comment(write(page)).fill('Crisp 😋');
  await expect(write(page)).toContainText('7/200 characters');
  await write(page).getByRole('radio', { name: 'Good, 3 stars', exact: true }).click();
  await write(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();
  await expect(write(page)).toBeHidden();
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page)).toContainText(`${customer.name} (you)`);
  await expect(articles(page)).toContainText('3 out of 5, Good');
  await expect(page.getByRole('dialog', { name: dish.name })).toContainText('3.0 out of 5 stars, (1 review)');

  await reviewsOf(page).getByRole('button', { name: 'Edit Review' }).click();
  await expect(comment(edit(page))).toHaveValue('Crisp 😋');
  await expect(edit(page).getByRole('radio', { name: 'Good, 3 stars', exact: true })).toBeChecked();
  await expectAccessible(page, 'review dialog over a review');
  await edit(page).getByRole('radio', { name: 'Good, 3 stars', exact: true }).press('ArrowRight');
  await expect(edit(page).getByRole('radio', { name: 'Very Good, 4 stars' })).toBeChecked();
  await comment(edit(page)).fill(`${'x'.repeat(240)}`);
  await expect(edit(page)).toContainText('240/200 characters');
  await edit(page).getByRole('button', { name: 'Update Review' }).click();
  await expect(toast(page, 'Review updated successfully!')).toBeVisible();
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page)).toContainText('4 out of 5, Very Good');

  await reviewsOf(page).getByRole('button', { name: 'Edit Review' }).click();
  await edit(page).getByRole('button', { name: 'Delete Review' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this review?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit(page)).toBeVisible();
  await edit(page).getByRole('button', { name: 'Delete Review' }).click();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Review deleted successfully!')).toBeVisible();
  await expect(edit(page)).toBeHidden();
  await expect(reviewsOf(page)).toContainText('No reviews yet. Be the first to review!');
  await expect(page.getByRole('dialog', { name: dish.name })).toContainText('No ratings yet');
});

// DISH-5
test('a card shows average and count once there is a review, and the dialog the newest five, all on request', async ({
  page,
  kitchen,
  others,
}) => {
  const dish = await kitchen.dish();
  await open(page, '/menu');
  await expect(card(page, dish.name)).toBeVisible();
  await expect(card(page, dish.name)).not.toContainText('(0)');
  const opinions = [5, 5, 5, 4, 5, 4].map((rating, at) => ({ rating, comment: `Number ${at + 1}` }));
  await others(dish, [{ rating: 2, comment: 'Who am I?', name: '' }, ...opinions]);
  await reopen(page);
  await expect(card(page, dish.name)).toContainText('4.3 out of 5 stars, 7 reviews');

  await open(page, `/menu?dish=${dish.id}`);
  await expect(articles(page)).toHaveCount(5);
  await expect(articles(page).first()).toContainText('Number 6');
  await page.getByRole('button', { name: 'View All' }).click();
  await expect(articles(page)).toHaveCount(7);
  await expect(articles(page).last()).toContainText('Anonymous User');
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(articles(page)).toHaveCount(5);
  await expect(reviewsOf(page).getByRole('button')).toHaveText(['View All']);
});

// REVIEW-5
test('only one’s own review can be changed or deleted', async ({
  page,
  wire,
  customer,
  kitchen,
  others,
  narrow,
}) => {
  const dish = await kitchen.dish();
  await others(dish, [{ rating: 4, comment: 'Not yours' }]);
  await review(wire, dish, { rating: 5, comment: 'Mine' });
  await open(page, `/menu?dish=${dish.id}`);
  const mine = articles(page).filter({ hasText: customer.name }).filter({ hasText: 'Mine' });
  const theirs = articles(page).filter({ hasText: 'Not yours' });
  await expect(theirs).toBeVisible();
  await expect(theirs.getByRole('button')).toHaveCount(0);
  const remove = mine.getByRole('button', { name: 'Delete your review' });
  if (!narrow) {
    await expect(remove).toBeHidden();
    await mine.getByRole('button', { name: 'Edit your review' }).click();
    await expect(comment(edit(page))).toHaveValue('Mine');
    return;
  }
  await remove.click();
  const asked = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this review?' });
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Review deleted successfully!')).toBeVisible();
  await expect(articles(page)).toHaveCount(1);
  await expect(theirs).toBeVisible();
});

test('reviews that cannot be loaded say so and offer a retry', async ({ page, kitchen, others }) => {
  const dish = await kitchen.dish();
  await others(dish, [{ rating: 4, comment: 'Still here' }]);
  await open(page, '/menu');
  await page.route(REVIEWS, (route) => route.fulfill({ status: 500, json: {} }));
  await card(page, dish.name).getByRole('link', { name: dish.name }).click();
  await expect(reviewsOf(page).getByRole('alert')).toContainText('Error loading reviews');
  await page.unroute(REVIEWS);
  await reviewsOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(articles(page)).toContainText('Still here');
});

test('a review that cannot be saved keeps its text', async ({ page, kitchen, wire, customer }) => {
  const dish = await kitchen.dish();
  await open(page, `/menu?dish=${dish.id}`);
  await reviewsOf(page).getByRole('button', { name: 'Add Review' }).click();
  await comment(write(page)).fill('Worth the wait');
  const submit = write(page).getByRole('button', { name: 'Submit Review' });
  const gone = {
    message: 'The text of the API',
    code: 400,
    type: 'review_dish_gone',
  };
  for (const [status, json, words] of [
    [503, {}, 'An error occurred while submitting the review.'],
    [401, { message: 'no', code: 401, type: 'user_unauthorized' }, 'Please login to submit review'],
    [400, gone, 'Failed to save review'],
  ] as const) {
    await page.route(REVIEWS, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, json }) : route.fallback(),
    );
    await submit.click();
    await expect(page.locator('[data-toast=error]').filter({ hasText: words })).toBeVisible();
    await page.unroute(REVIEWS);
  }
  await expect(write(page).getByRole('alert').first()).toHaveText('This dish is no longer on the menu');
  await expect(comment(write(page))).toHaveValue('Worth the wait');
  await submit.click();
  await expect(write(page)).toBeHidden();
  await expect(articles(page)).toContainText('Worth the wait');
  const { documents } = await wire.documents<{ documents: { userId: string; comment: string }[] }>(
    'GET',
    'reviews/documents',
  );
  expect(documents).toContainEqual(
    expect.objectContaining({ userId: customer.id, comment: 'Worth the wait' }),
  );
});

test('a review that was deleted elsewhere is reported as missing, and leaves the list', async ({
  page,
  wire,
  customer,
  kitchen,
}) => {
  const dish = await kitchen.dish();
  const { $id } = (await review(wire, dish, { rating: 5, comment: `By ${customer.name}` })) as {
    $id: string;
  };
  await hearNothing(page);
  await open(page, `/menu?dish=${dish.id}`);
  await articles(page).getByRole('button', { name: 'Edit your review' }).click();
  await wire.documents('DELETE', `reviews/documents/${$id}`);
  await edit(page).getByRole('button', { name: 'Delete Review' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Review not found')).toBeVisible();
  await expect(reviewsOf(page)).toContainText('No reviews yet. Be the first to review!');
});

// REVIEW-7
test('an ordered dish can be reviewed from the list of orders', async ({ page, wire, kitchen }) => {
  const dish = await kitchen.dish();
  await wire.customer();
  await wire.order([dish]);
  await open(page, '/orders');
  const ordered = page.getByRole('list', { name: 'Dishes' }).getByRole('listitem');
  await ordered.getByRole('button', { name: 'Add Review' }).click();
  await expect(write(page)).toContainText(dish.name);
  await comment(write(page)).fill('As at home');
  await write(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(toast(page, 'Review submitted successfully!')).toBeVisible();
  await ordered.getByRole('button', { name: 'Edit Review' }).click();
  await expect(comment(edit(page))).toHaveValue('As at home');
  await page.keyboard.press('Escape');
  await expect(edit(page)).toBeHidden();
  await reopen(page);
  await expect(ordered.getByRole('button', { name: 'Edit Review' })).toBeVisible();
});
