/**
 * HTML that the server has made: rendered by React, in which texts of members are escaped, or Markdown with HTML
 * switched off. No script follows it.
 */
export const Html = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place for it, see above
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
