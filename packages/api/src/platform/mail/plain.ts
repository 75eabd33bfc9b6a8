import type { AmountRow, Block } from './blocks'
import type { MailContent } from './content'
import { writePlainMarkdown } from './rich-text'

const listRows = (rows: readonly AmountRow[]): string =>
  rows.map(({ label, amount }) => `${label}  ${amount}`).join('\n')

function writeBlock(block: Block, appUrl: string): string {
  switch (block.type) {
    case 'text':
    case 'note':
      return block.text
    case 'rich':
      return writePlainMarkdown(block.markdown, appUrl)
    case 'button':
    case 'link':
      return `${block.label}:\n${block.link}`
    case 'goods':
      return `${block.title}\n${listRows(block.rows)}`
    case 'sums':
      return listRows(block.rows)
    case 'address':
      return `${block.title}:\n${block.lines.join('\n')}`
  }
}

/** A mail for programs that show text only. */
export function writePlain(content: MailContent): string {
  const parts = [
    content.heading,
    content.greeting,
    ...content.blocks.map((block) => writeBlock(block, content.appUrl)),
  ]
  return `${parts.join('\n\n')}\n\n-- \n${content.app}\n${content.appUrl}\n\n${content.footer}\n`
}
