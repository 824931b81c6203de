export default function Page() {
  return (
    <main id="main">
      <h1>Markwell</h1>
    </main>
  )
}
