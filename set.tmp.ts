import { allBlueprints } from '@/lib/exams/blueprints'
import { mocksApart } from '@/lib/exams/mocks'
import { createRandom } from '@/lib/exams/random'
import { chooseTemplates } from '@/lib/exams/setting/choose'
import { poolOf } from '@/lib/exams/setting/candidates'
import { MEASURE_NAMES } from '@/lib/exams/setting/measures'
import { checkedBank } from '@/lib/server/exams/bank'
async function main() {
  for (const b of allBlueprints().filter(b => b.subject === 'biology' && b.level === 'igcse')) {
    const bank = await checkedBank(b)
    const pool = poolOf(b, b.sections[0]!, bank)
    const papers: any[] = []
    let fail = 0
    for (let i = 0; i < 60; i++) try { papers.push(chooseTemplates(b, bank, { random: createRandom('s' + i), met: new Map() })) } catch (e) { fail++; if (fail === 1) console.log(String(e)) }
    const all = papers.flat(2)
    const marks = all.reduce((s, c) => s + c.marks, 0)
    const share = (m: string, per: 'marks' | 'q') => Math.round(100 * all.reduce((s, c) => s + (c.amounts[MEASURE_NAMES.indexOf(m as never)] ?? 0), 0) / (per === 'marks' ? marks : all.length))
    console.log(b.paperId, 'pool', b.sections.map(s => poolOf(b, s, bank).length), 'fail', fail, 'AO', share('AO1', 'marks'), share('AO2', 'marks'), share('AO3', 'marks'), 'figures', share('figures', 'q'), 'hard', share('hard', 'marks'), 'q', (all.length / Math.max(1, papers.length)).toFixed(1), 'missing', pool.length - new Set(pool.filter(c => all.some(x => x.template.id === c.template.id))).size)
    try { console.log('   apart', mocksApart(b, bank)) } catch (e) { console.log(String(e)) }
  }
}
main()
