/** A line between two ways to sign in. */
export function OrLine({ words }: { words: string }) {
  return (
    <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {words}
    </p>
  );
}
