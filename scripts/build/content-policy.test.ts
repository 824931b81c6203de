import { contentPolicy, inlineParts, PolicyFault, sha256 } from './content-policy'

const NOTHING = { script: [], connect: [], image: [], frame: [] }

describe('inlineParts', () => {
  it('finds inline scripts and styles, and leaves out files and data blocks', () => {
    const html =
      '<style data-href="x">a{}</style><script src="/a.js" async=""></script><script>one()</script><script type="application/ld+json">{"a":1}</script><script id="_R_">two("</b>")</script><script type="speculationrules">{}</script>'
    expect(inlineParts(html, 'page')).toEqual({
      inlineScripts: ['one()', 'two("</b>")', '{}'],
      inlineStyles: ['a{}'],
    })
  })

  it.each(['<p style="color:red">', '<img src="x" onerror="f()">', '<a ONCLICK="f()">'])(
    'refuses %s',
    markup => {
      expect(() => inlineParts(markup, 'page')).toThrow(PolicyFault)
    },
  )

  it('does not mistake text of a script for an attribute', () => {
    expect(() => inlineParts('<script>var a = \'<p style="x">\'</script>', 'page')).not.toThrow()
  })
})

describe('contentPolicy', () => {
  const policy = contentPolicy(['a()', 'a()', 'b()'], [sha256('s{}')], NOTHING)

  it('allows each inline script once, by its hash', () => {
    expect(policy.match(/sha256-/g)).toHaveLength(3)
    expect(policy).toContain(`script-src 'self' ${sha256('a()')} ${sha256('b()')};`)
  })

  it('has no unsafe word and no foreign host', () => expect(policy).not.toMatch(/unsafe|https?:|\*/))

  it('adds the hosts of configured services', () => {
    const extras = {
      script: ['https://s.example'],
      connect: ['https://c.example'],
      image: [],
      frame: ['https://f.example'],
    }
    const with3 = contentPolicy([], [], extras)
    expect(with3).toContain("script-src 'self' https://s.example;")
    expect(with3).toContain('frame-src https://f.example;')
  })
})

it('hashes as browsers do', () => {
  expect(sha256('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})
