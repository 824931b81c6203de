export default function Page() {
  return <h1>Markwell</h1>
}
