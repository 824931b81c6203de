import { judged } from '@/lib/exams/authoring/marks'
import type { MarkPoint } from '@/lib/exams/question'

/** "State the equation that links …": one mark for an equation in words or symbols, rearranged or not. */

const SIGNS = `
  TIMES = times/multiply/multiplied/"×"/"x"/"*"/"·"
  DIVIDE = divide/over/per/"/"/"÷"/":"`

type Product = {
  text: string
  of: string
  one: string
  other: string
  symbols: readonly string[]
  tries: string
}

const literals = (symbols: readonly string[]) => symbols.map(each => `"${each}"`).join(' | ')

/** A quantity that is the product of two others, such as work done; each as it may be called, words joined by `/`. */
export const productEquation = ({ text, of, one, other, symbols, tries }: Product): MarkPoint =>
  judged(
    text,
    `${SIGNS}
    WHOLE = ${of}
    PART = ${one}
    REST = ${other}
    accept multiply PART ...(no WHOLE/DIVIDE/give/equal/"=").. by/and/with/times ... REST | multiply REST ...(no WHOLE/DIVIDE/give/equal/"=").. by/and/with/times ... PART
    reject WHOLE ...(no PART/REST).. TIMES | TIMES ...(no PART/REST).. WHOLE
    reject WHOLE ...(no DIVIDE).. PART/REST ...(no WHOLE).. DIVIDE ...(no WHOLE).. PART/REST
    reject PART/REST ...(no WHOLE).. DIVIDE ...(no PART/REST).. WHOLE
    reject PART ...(no WHOLE/REST).. DIVIDE ...(no WHOLE).. REST | REST ...(no WHOLE/PART).. DIVIDE ...(no WHOLE).. PART
    accept PART ...(no REST/WHOLE/DIVIDE).. TIMES ...(no PART/WHOLE/DIVIDE).. REST
    accept REST ...(no PART/WHOLE/DIVIDE).. TIMES ...(no REST/WHOLE/DIVIDE).. PART
    accept product ...(no WHOLE).. PART ...(no WHOLE).. REST | product ...(no WHOLE).. REST ...(no WHOLE).. PART
    accept WHOLE ...(no PART/REST).. DIVIDE ...(no WHOLE).. PART/REST
    accept ${literals(symbols)}
    ${tries}`,
  )

type Quotient = {
  text: string
  of: string
  over: string
  under: string
  symbols: readonly string[]
  tries: string
}

/** A quantity that is one divided by another, such as pressure. */
export const quotientEquation = ({ text, of, over, under, symbols, tries }: Quotient): MarkPoint =>
  judged(
    text,
    `${SIGNS}
    WHOLE = ${of}
    TOP = ${over}
    BELOW = ${under}
    INTO = over/per/"/"/"÷"/":"
    reject WHOLE ...(no TOP/BELOW).. INTO ...(no BELOW).. TOP | BELOW ...(no WHOLE/TOP).. INTO ...(no TOP).. WHOLE
    reject BELOW ...(no WHOLE/TOP).. DIVIDE ...(no WHOLE).. TOP | WHOLE ...(no TOP/BELOW).. DIVIDE ...(no TOP).. BELOW
    reject TOP ...(no WHOLE/BELOW).. TIMES ...(no WHOLE).. BELOW | BELOW ...(no WHOLE/TOP).. TIMES ...(no WHOLE).. TOP
    accept TOP ...(no WHOLE/BELOW).. DIVIDE ...(no TOP).. BELOW/WHOLE
    accept divide ...(no BELOW).. TOP ...(no WHOLE).. BELOW | TOP ...(no BELOW).. each/every/unit ...(no TOP).. BELOW
    accept WHOLE ...(no TOP/BELOW).. TIMES ...(no TOP).. BELOW | BELOW ...(no TOP/WHOLE).. TIMES ...(no TOP).. WHOLE
    accept ${literals(symbols)}
    ${tries}`,
  )
