export default function Menu() {
  return <h1>Menu</h1>;
}
