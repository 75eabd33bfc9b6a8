import MarkdownIt from 'markdown-it'

/** HTML in the source is shown as text, never run; links get nofollow, because members write them. */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable(['image'])

markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  tokens[index]?.attrSet('rel', 'nofollow ugc noopener')
  return self.renderToken(tokens, index, options)
}

/** Safe HTML of what a member wrote in Markdown. */
export const renderMarkdown = (text: string): string => markdown.render(text)
