import { createElement } from 'react'

const toPart = (text: string, at: number) => (at % 2 === 1 ? createElement('code', null, text) : text)

/** A text of the document: text between backticks is code, an empty line begins a paragraph. */
export const Prose = ({ text }: { text: string }) =>
  text
    .split('\n\n')
    .map((paragraph) => createElement('p', { key: paragraph }, ...paragraph.split('`').map(toPart)))
