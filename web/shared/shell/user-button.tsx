import { type ComponentType, useState } from 'react';
import type { CurrentUser } from '#web/lib/session/current-user.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AVATAR_LOOK } from './avatar.ts';
import { AvatarFace } from './avatar-face.tsx';
import { shellTexts } from './texts.tsx';

const loadMenu = () => import('./user-menu.tsx');
type Menu = Awaited<ReturnType<typeof loadMenu>>['default'];

/**
 * The avatar: a plain button until it is first used, then the menu with the button as its trigger. Until the current user
 * is loaded, the style sheet shows the initial that this browser has stored.
 */
export function UserButton({ user }: { user: CurrentUser | null }) {
  const { account } = useTexts(shellTexts);
  const [Loaded, setLoaded] = useState<{ Menu: ComponentType<Parameters<Menu>[0]> }>();
  const [open, setOpen] = useState(false);
  if (Loaded && user) return <Loaded.Menu user={user} open={open} onOpenChange={setOpen} />;

  const show = async () => {
    const { default: Menu } = await loadMenu();
    setLoaded({ Menu });
    setOpen(true);
  };
  return (
    <button
      type="button"
      aria-label={account}
      aria-haspopup="menu"
      aria-expanded={false}
      className={`avatar ${AVATAR_LOOK}`}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => void show()}
    >
      {user && <AvatarFace name={user.name} />}
    </button>
  );
}
