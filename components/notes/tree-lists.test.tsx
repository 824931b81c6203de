import { fetchLists, fillTree } from './tree-lists'

const PHYSICS = { level: 'igcse', slug: 'physics' } as const

const LISTS = { waves: [['3.1', 'sound', 'Sound & light']], motion: [] } as const

function tree(): HTMLElement {
  const made = document.createElement('nav')
  made.innerHTML = ['waves', 'motion']
    .map(
      topic => `<details data-topic="${topic}"><ul><li><a href="/all/${topic}">All</a></li></ul></details>`,
    )
    .join('')
  return made
}

const hrefs = (of: HTMLElement) => [...of.querySelectorAll('a')].map(link => link.getAttribute('href'))

it('writes the sub-topics where there are some, and leaves the way to the topic elsewhere', () => {
  const filled = tree()
  fillTree(filled, PHYSICS, LISTS)
  expect(hrefs(filled)).toEqual(['/revision-notes/igcse/physics/waves/sound', '/all/motion'])
  expect(filled.querySelector('a')?.textContent).toBe('3.1Sound & light')
})

it('asks once, and again after a failure', async () => {
  const asked = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('no line'))
    .mockResolvedValue({ ok: true, json: async () => LISTS })
  globalThis.fetch = asked
  const once = tree()
  expect(await fetchLists(once, PHYSICS)).toBe(false)
  expect(hrefs(once)).toEqual(['/all/waves', '/all/motion'])
  expect(await fetchLists(once, PHYSICS)).toBe(true)
  expect(await fetchLists(once, PHYSICS)).toBe(false)
  expect(asked.mock.calls).toEqual([['/topics/igcse-physics.json'], ['/topics/igcse-physics.json']])
})
