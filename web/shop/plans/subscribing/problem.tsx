/** What is wrong with a part of the form. It takes the focus as it appears, because the button may be far below. */
export function Problem({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="font-semibold text-danger text-sm empty:hidden">
      {children}
    </p>
  );
}
