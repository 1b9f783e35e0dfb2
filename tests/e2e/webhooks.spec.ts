import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './axe.ts';
import { ADMIN, expect, ONE_SIZE, open, test, toast } from './fixture.ts';

// HOOK-8, HOOK-10
test(
  'an owner connects a program, sees what it answers, and sends a message again',
  ONE_SIZE,
  async ({ page, wire, admin }) => {
    let status = 500;
    const told: string[] = [];
    const program = createServer((request, response) => {
      told.push(String(request.headers['webhook-signature']));
      response.writeHead(status).end(status === 500 ? 'The books are closed' : '');
    });
    await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(program.address() as AddressInfo).port}`;
    try {
      await wire.logIn(ADMIN.email, ADMIN.password);
      await open(page, '/admin/webhooks');
      const main = page.getByRole('main');
      await expect(main.getByText('No webhooks yet')).toBeVisible();
      await main.getByRole('button', { name: 'Add a webhook' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
      await dialog.getByRole('textbox', { name: 'Address' }).fill('http://books.example/hook');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Please give an address that begins with https://')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Address' }).fill('https://books.example/hook');
      await dialog.getByLabel('Meals of plans').uncheck();
      await expectAccessible(page, 'the form of a webhook');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const secret = page.getByRole('dialog', { name: 'The secret of books.example' });
      await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/);
      await secret.getByRole('button', { name: 'Done' }).click();
      const row = main.getByRole('listitem').filter({ hasText: 'books.example' });
      await expect(row).toContainText('Orders, Payments and refunds');
      // Only https leaves the form; the program of this test answers on this machine.
      const { documents } = await admin.documents<{ documents: { $id: string }[] }>(
        'GET',
        'webhooks/documents',
      );
      const url = `http://${host}/hook`;
      await admin.documents('PATCH', `webhooks/documents/${documents[0]?.$id}`, { data: { url } });

      await main.getByRole('button', { name: `Send a test to ${host}` }).click();
      const message = main.getByRole('row').filter({ hasText: 'Test' });
      await expect(message).toContainText('Answer 500');
      await expect(message).toContainText('The books are closed');
      await expect(message).toContainText('1 try, next');
      status = 204;
      await main.getByRole('button', { name: `Send a test to ${host}` }).click();
      const arrived = message.filter({ hasText: 'Arrived' });
      await expect(arrived).toContainText('Answer 204');
      await expectAccessible(page, 'webhooks and their messages');
      await arrived.getByRole('button', { name: 'Send again: Test' }).click();
      await expect(toast(page, 'It is sent again')).toBeVisible();
      await expect.poll(() => told.length).toBe(3);
      expect(told.every((signature) => signature.startsWith('v1,'))).toBe(true);

      await main.getByRole('switch', { name: `${host} is told` }).click();
      await expect(toast(page, `${host} is not told any more`)).toBeVisible();
      await main.getByRole('button', { name: `Delete ${host}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(main.getByText('No webhooks yet')).toBeVisible();
      await expect(main.getByText('Nothing was sent yet')).toBeVisible();
    } finally {
      const { documents } = await admin.documents<{ documents: { $id: string }[] }>(
        'GET',
        'webhooks/documents',
      );
      for (const { $id } of documents) await admin.documents('DELETE', `webhooks/documents/${$id}`);
      program.close();
    }
  },
);
