import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { ADMIN_SECTIONS } from './admin-screens.ts';
import { screensOf } from './features/admin/sections.ts';

export default [
  index('routes/home.tsx'),
  route('menu', 'routes/menu.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('signed-in', 'routes/signed-in.tsx'),
  route('payment', 'routes/payment.tsx'),
  route('order-success', 'routes/order-success.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:id', 'routes/order.tsx'),
  route('about', 'routes/about.tsx'),
  route('support', 'routes/support.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('join', 'routes/join.tsx'),
  route('deliver', 'routes/deliver.tsx'),
  route('admin', 'routes/admin.tsx', [
    index('routes/admin-dashboard.tsx'),
    ...screensOf(ADMIN_SECTIONS).map(({ to, file }) => route(to.replace('/admin/', ''), file)),
    // Screens that are opened from other screens.
    route('orders/new', 'routes/admin-order-new.tsx'),
    route('dishes/new', 'routes/admin-dish-new.tsx'),
    route('add-dish', 'routes/admin-other-name.tsx', { id: 'admin-add-dish' }),
    route('manage-dishes', 'routes/admin-other-name.tsx', { id: 'admin-manage-dishes' }),
    route('mail/:id', 'routes/admin-mail-detail.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
