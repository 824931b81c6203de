'use client'

import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { dayText } from '@/lib/blogs/post'
import { courseTitle, type Subject } from '@/lib/catalogue/subjects'
import { counted, durationText } from '@/lib/catalogue/wording'
import type { KeptSheet } from '@/lib/client/exams/exam-store'
import { knownSheets, loadSheet } from '@/lib/client/exams/sheets'
import { labelText } from '@/lib/exams/answers'
import { codeOf } from '@/lib/exams/paper-code'
import type { Explanation, PublicPaper } from '@/lib/exams/public-paper'
import { publicEnv } from '@/lib/public-env'
import { Html } from '../html'
import { PrintedFigure, PrintedQuestion } from './printed-question'
import '@/components/sheets/sheet.css'

export type PrintSubject = Pick<Subject, 'level' | 'slug' | 'name' | 'code'>

type FrontProps = { subject: PrintSubject; paper: PublicPaper; name: string | null; code: string }

function Front({ subject, paper, name, code }: FrontProps) {
  return (
    <header className="cover">
      <p className="cover-name">
        {publicEnv.productName} <span>our own mock paper</span>
      </p>
      <h1>{courseTitle(subject)}</h1>
      <p className="cover-paper">
        {!paper.title.startsWith(paper.component) && <b>{paper.component}</b>} {paper.title}
      </p>
      <p className="cover-code">
        Paper number <b>{code}</b>
      </p>
      <p className="cover-facts">
        {name && <span>{name}</span>}
        <span>{durationText(paper.durationMinutes)}</span>
        <span>{paper.calculator ? 'Calculator allowed' : 'No calculator'}</span>
      </p>
      <p className="cover-fill">
        Name <span /> Date <span />
      </p>
      <h2>Instructions</h2>
      <ul>
        {paper.rubric.map(line => (
          <li key={line}>
            <Html as="span" html={line} />
          </li>
        ))}
        <li>The total mark for this paper is {paper.totalMarks}.</li>
      </ul>
    </header>
  )
}

function Questions({ paper }: { paper: PublicPaper }) {
  return (
    <>
      {paper.sections.map(section => (
        <Fragment key={section.id}>
          {(section.title || section.choose !== null) && (
            <h2 className="printed-section">
              {section.title} <small>{section.instruction}</small>
            </h2>
          )}
          {section.questions.map(number => {
            const question = paper.questions.find(each => each.number === number)
            return question && <PrintedQuestion key={number} question={question} />
          })}
        </Fragment>
      ))}
      <p className="printed-end">End of the paper</p>
    </>
  )
}

type SchemeProps = { paper: PublicPaper; scheme: Record<string, Explanation>; code: string }

function Scheme({ paper, scheme, code }: SchemeProps) {
  return (
    <section className="printed-scheme" aria-labelledby="scheme-head">
      <h2 id="scheme-head">Mark scheme</h2>
      <p className="printed-owner">{code}</p>
      <p className="hint">
        M: method. A: accuracy, needs its M. B: independent. C: given when the answer is right.
      </p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Answer</th>
            <th scope="col">Points</th>
            <th scope="col" className="r">
              Marks
            </th>
          </tr>
        </thead>
        <tbody>
          {paper.questions.flatMap(question =>
            question.parts.map(part => {
              const own = scheme[part.key]
              if (!own) return null
              return (
                <tr key={part.key}>
                  <th scope="row">
                    {question.number}
                    {labelText(part.label)}
                  </th>
                  <td>
                    <Html html={own.answer} />
                    {own.corrections.map(({ day, html }) => (
                      <p key={`${day} ${html}`}>
                        <b>Corrected on {dayText(day)}.</b> <Html as="span" html={html} />
                      </p>
                    ))}
                    {own.modelFigure && <PrintedFigure figure={own.modelFigure} />}
                  </td>
                  <td>
                    <ul role="list">
                      {own.scales?.flatMap(({ name, outOf, bands }) =>
                        (bands ?? []).map(({ from, to, html }) => (
                          <li key={`${name} ${from}`}>
                            <b>
                              {name}, {from} to {to} of {outOf}
                            </b>
                            <Html html={html} />
                          </li>
                        )),
                      )}
                      {own.scheme.map(({ code, html }) => (
                        <li key={`${code} ${html}`}>
                          <Html as="span" html={html} /> <b>{code}</b>
                        </li>
                      ))}
                    </ul>
                  </td>
                  <td className="r">{part.marks}</td>
                </tr>
              )
            }),
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Formula lists come after the front page, periodic tables at the end, as on the real papers. */
function useSheets(names: readonly string[]): readonly KeptSheet[] {
  const [sheets, setSheets] = useState<readonly KeptSheet[]>([])
  useEffect(() => {
    let isOver = false
    void Promise.all(knownSheets(names).map(loadSheet)).then(loaded => {
      if (!isOver) setSheets(loaded.filter(sheet => sheet !== null))
    })
    return () => {
      isOver = true
    }
  }, [names])
  return sheets
}

function PrintedSheets({ sheets, place }: { sheets: readonly KeptSheet[]; place: KeptSheet['place'] }) {
  return sheets
    .filter(sheet => sheet.place === place)
    .map(sheet => (
      <section className="printed-sheet" key={sheet.title} aria-label={sheet.title}>
        <h2>{sheet.title}</h2>
        <Html className="sheet-body" html={sheet.html} />
      </section>
    ))
}

type SheetProps = {
  subject: PrintSubject
  paper: PublicPaper
  seed: string
  /** Of the attempt, where it is one's own. */
  name: string | null
  scheme: Record<string, Explanation> | null
  /** What follows, or why not. */
  note: string
  children?: ReactNode
}

/** The paper as it is printed; above it, on the screen alone, what can be done with it. */
export function PrintedPaper({ subject, paper, seed, name, scheme, note, children }: SheetProps) {
  const sheets = useSheets(paper.sheets)
  const code = codeOf(subject.name, paper.title, seed)
  useEffect(() => {
    // Browsers print it above the page, and name a saved file by it.
    document.title = `${code} | ${publicEnv.productName}`
  }, [code])
  return (
    <main id="main" className="printed">
      <div className="printed-tools">
        <p>
          {counted(paper.questions.length, 'question')}, {code}. {note}
        </p>
        <div className="btn-row">
          <button type="button" className="btn btn-pen" onClick={() => window.print()}>
            <Icon name="print" small />
            Print
          </button>
          {children}
        </div>
      </div>
      <article className="sheet-a4">
        <Front subject={subject} paper={paper} name={name} code={code} />
        <PrintedSheets sheets={sheets} place="front" />
        <Questions paper={paper} />
        <PrintedSheets sheets={sheets} place="end" />
        {scheme && <Scheme paper={paper} scheme={scheme} code={code} />}
        <p className="printed-code">{code}</p>
        <p className="printed-owner">
          {publicEnv.productName}, {publicEnv.siteUrl}. Not connected with or endorsed by Cambridge University
          Press &amp; Assessment.
        </p>
      </article>
    </main>
  )
}
