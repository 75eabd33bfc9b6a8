const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text as HTML shows it, in elements and in quoted attributes. React writes texts in the same way. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** A value as JSON within a `<script>`, which no text in it can end. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** What stands within a word or beside a full stop makes no gap. */
const INLINE = /<\/?(?:a|b|code|del|em|i|s|span|strong)(?:\s[^>]*)?>/g

/** The words of HTML that we wrote, in one line. */
export const toPlainText = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z0-9#]+);/gi, (whole, name: string) => SIGNS[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
