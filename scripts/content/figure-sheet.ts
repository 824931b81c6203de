import { writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

// The light colours of app/styles/tokens.css and the classes of components/notes/figures.css, for a preview only.
const STYLE = `<style>
text{font-family:'DejaVu Sans','Liberation Sans',Arial,sans-serif;font-size:13px;fill:#161b25}
.v{font-family:'DejaVu Serif','Liberation Serif',serif;font-style:italic;font-size:15px}.s{font-size:12px;font-style:normal}
.b{font-weight:700}.tp{fill:#1c40aa}.tr{fill:#a51f1b}
.l,.p,.r,.g,.f{fill:none;stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}
.l{stroke:#161b25}.p{stroke:#1c40aa;stroke-width:2}.r{stroke:#a51f1b;stroke-width:2}.g{stroke:#126635;stroke-width:2}.f{stroke:#d8d2c4;stroke-width:1}
.d{fill:#161b25}.pd{fill:#1c40aa}.rd{fill:#a51f1b}.gd{fill:#126635}
.w{fill:#dfe6fb}.rw{fill:#f6dedb}.gw{fill:#dcefe0}.hl{fill:#ffe27a}.sunk{fill:#efe9dc}.sheet{fill:#fffdf9}.d2{fill:#424853}
.thin{stroke-width:1}.thick{stroke-width:4}.dash{stroke-dasharray:5 4}.hatch{stroke:#868073}.fine{stroke-width:.5}
</style>`

const COLUMNS = 3
const CELL = { width: 376, gap: 16, caption: 22 }

type Drawn = { name: string; svg: string; width: number; height: number }

function sheetOf(figures: readonly Drawn[]): string {
  let y = CELL.gap
  let body = ''
  for (let at = 0; at < figures.length; at += COLUMNS) {
    const row = figures.slice(at, at + COLUMNS)
    for (const [column, figure] of row.entries()) {
      const x = CELL.gap + column * CELL.width
      const inner = figure.svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
      body += `<g transform="translate(${x} ${y + CELL.caption})"><rect x="-1" y="-1" width="${figure.width + 2}" height="${figure.height + 2}" fill="none" stroke="#ddd" stroke-width="1"/>${inner}</g><text x="${x}" y="${y + 12}">${figure.name}</text>`
    }
    y += Math.max(...row.map(figure => figure.height)) + CELL.caption + CELL.gap
  }
  const width = CELL.gap + Math.min(COLUMNS, figures.length) * CELL.width
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}">${STYLE}<rect width="100%" height="100%" fill="#faf6ef"/>${body}</svg>`
}

/** All figures on one sheet with their names, as a PNG. */
export function writeFigureSheet(file: string, figures: readonly Drawn[]): void {
  const picture = new Resvg(sheetOf(figures), {
    fitTo: { mode: 'zoom', value: 1.5 },
    font: { loadSystemFonts: true },
  })
  writeFileSync(file, picture.render().asPng())
}
