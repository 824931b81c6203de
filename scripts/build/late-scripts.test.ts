/** @jest-environment jsdom */
import { loader } from './late-scripts'

const SCRIPTS = ['b', 'a', 'c'].map(name => `/_next/static/chunks/${name}.js`)

describe('the lines that ask for the scripts', () => {
  const asked = () =>
    [...document.querySelectorAll('script')].map(each => each.getAttribute('src')?.slice(21))
  const run = new Function(loader(SCRIPTS))

  beforeEach(() => {
    jest.useFakeTimers()
    document.body.replaceChildren()
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
    Object.assign(document, { prerendering: false })
  })

  const finish = (at: number, end: string) =>
    document.querySelectorAll('script')[at]?.dispatchEvent(new Event(end))

  it('ask for the smallest at once, for the others when a frame was painted and the next begins, the largest first, each once', () => {
    run()
    jest.advanceTimersByTime(20)
    expect(asked()).toEqual(['b.js'])
    jest.advanceTimersByTime(20)
    expect(asked()).toEqual(['b.js', 'c.js', 'a.js'])
    finish(0, 'load')
    expect(asked()).toHaveLength(3)
  })

  it.each(['load', 'error'])(
    'ask for one after the other while nothing is painted, each at the %s of that before',
    end => {
      jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
      run()
      finish(0, end)
      expect(asked()).toEqual(['b.js', 'a.js'])
      finish(1, end)
      expect(asked()).toEqual(['b.js', 'a.js', 'c.js'])
      finish(2, end)
      expect(asked()).toHaveLength(3)
    },
  )

  it('ask for all at once where nobody is looking', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    run()
    expect(asked()).toHaveLength(3)
  })

  it('wait where a page is drawn ahead of its visit, and ask when its first frame has been seen', () => {
    Object.assign(document, { prerendering: true })
    run()
    jest.advanceTimersByTime(5000)
    expect(asked()).toEqual([])
    document.dispatchEvent(new Event('prerenderingchange'))
    jest.advanceTimersByTime(20)
    expect(asked()).toEqual([])
    jest.advanceTimersByTime(20)
    expect(asked()).toHaveLength(3)
  })

  it('draw ahead of a visit the parts of a note that it shows first, and no other', () => {
    const places = { near: 0, below: window.innerHeight * 2, far: window.innerHeight * 3 }
    for (const [name, top] of Object.entries(places)) {
      const part = document.createElement('div')
      part.className = `note-part ${name}`
      part.getBoundingClientRect = () => ({ top }) as DOMRect
      document.body.append(part)
    }
    Object.assign(document, { prerendering: true })
    run()
    const drawn = [...document.querySelectorAll('[data-drawn]')].map(each => each.className)
    expect(drawn).toEqual(['note-part near', 'note-part below'])
  })
})
