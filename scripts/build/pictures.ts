import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { ICONS } from '@/components/ui/icons'
import { findLevel } from '@/lib/catalogue/levels'
import { ogImageOf, SUBJECTS, type Subject, type SubjectSlug } from '@/lib/catalogue/subjects'
import { publicEnv } from '@/lib/public-env'

/** Colours of the light theme (app/styles/tokens.css); a picture cannot follow the reader's theme. */
const PAPER = '#faf6ef'
const SHEET = '#fefcf8'
const INK = '#161b25'
const INK_2 = '#424853'
const RULE = '#dbd5c9'
const PEN = '#1c40aa'
const HUE: Record<SubjectSlug, string> = {
  biology: '#196632',
  chemistry: '#8d2661',
  physics: '#07617c',
  'additional-maths': '#984418',
  'extended-maths': '#984418',
  mathematics: '#984418',
  economics: '#6b5a10',
  accounting: '#623e87',
}

const require = createRequire(import.meta.url)
const FONT_FILES = ['400Regular/SourceSerif4_400Regular.ttf', '700Bold/SourceSerif4_700Bold.ttf'].map(file =>
  require.resolve(`@expo-google-fonts/source-serif-4/${file}`),
)

/** Fonts come from the package, never from the machine, so that every build draws the same picture. */
function png(svg: string, width: number): Buffer {
  const font = { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' }
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng()
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

const LOGO = `<path d="M10 5H5v22h5M22 5h5v22h-5" stroke="${INK}" stroke-width="2.5"/><path d="m10.5 16.5 4 4.5 8-11" stroke="${PEN}" stroke-width="3"/>`

function strokes(shapes: string, x: number, y: number, scale: number, attributes: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" ${attributes}>${shapes}</g>`
}

function preview(title: string, kicker: string, hue: string, picture: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Source Serif 4">
  <rect width="1200" height="630" fill="${PAPER}"/><rect x="64" y="64" width="1072" height="502" fill="${SHEET}" stroke="${RULE}"/>
  <rect x="64" y="64" width="12" height="502" fill="${hue}"/>
  ${strokes(LOGO, 116, 104, 1.75, 'stroke-linejoin="miter"')}
  <text x="184" y="146" font-size="40" font-weight="700" fill="${INK}">${escaped(publicEnv.productName)}</text>
  ${picture}
  <text x="116" y="400" font-size="${title.length > 18 ? 76 : 92}" fill="${INK}">${escaped(title)}</text>
  <text x="118" y="478" font-size="40" fill="${INK_2}">${escaped(kicker)}</text>
</svg>`
}

function subjectPreview(subject: Subject): string {
  const hue = HUE[subject.slug]
  const icon = strokes(
    ICONS[subject.icon],
    900,
    190,
    8,
    `stroke="${hue}" stroke-width="1.2" stroke-linecap="round"`,
  )
  const code = `<rect x="118" y="232" width="168" height="64" rx="4" fill="none" stroke="${hue}" stroke-width="3"/><text x="202" y="278" font-size="42" font-weight="700" fill="${hue}" text-anchor="middle" letter-spacing="2">${subject.code}</text>`
  const course = findLevel(subject.level)?.courseName ?? ''
  return preview(subject.name, `${course}: notes, papers and where marks are lost`, hue, icon + code)
}

/** An .ico file around one PNG of 48 px, for software that asks for /favicon.ico unasked. */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // one image
  head.writeUInt8(48, 6)
  head.writeUInt8(48, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

function appIcon(padding: number): string {
  const size = 32 + 2 * padding
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${size} ${size}" fill="none"><rect x="${-padding}" y="${-padding}" width="${size}" height="${size}" fill="${PAPER}"/>${LOGO}</svg>`
}

/**
 * Draws the pictures that are made from data: one preview for links per subject, one for the site, and
 * the icons. They go to public/, where git ignores them. @returns how many were drawn
 */
export function drawPictures(publicFolder: string): number {
  const og = join(publicFolder, 'og')
  const icons = join(publicFolder, 'icons')
  for (const folder of [og, icons]) mkdirSync(folder, { recursive: true })
  const tick = strokes(LOGO, 860, 170, 7.5, 'stroke-linejoin="miter"')
  const site = preview('Know what earns the mark', 'Cambridge IGCSE and A Level, point by point', PEN, tick)
  writeFileSync(join(og, 'site.png'), png(site, 1200))
  for (const subject of SUBJECTS) {
    writeFileSync(join(og, `${ogImageOf(subject)}.png`), png(subjectPreview(subject), 1200))
  }
  for (const size of [192, 512]) writeFileSync(join(icons, `icon-${size}.png`), png(appIcon(4), size))
  writeFileSync(join(icons, 'maskable-512.png'), png(appIcon(14), 512))
  writeFileSync(join(icons, 'apple-180.png'), png(appIcon(6), 180))
  writeFileSync(join(publicFolder, 'favicon.ico'), ico(png(appIcon(0), 48)))
  return SUBJECTS.length + 6
}
