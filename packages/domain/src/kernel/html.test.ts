import { expect, it } from 'vitest'
import { escapeHtml, toScriptJson } from './html'

it('writes a text so that no sign of it is HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#x27;y&#x27;&gt;&amp;amp;&lt;/a&gt;',
  )
})

it('writes JSON that cannot end its script', () => {
  const value = { text: '</script><!--' }
  expect(toScriptJson(value)).not.toContain('<')
  expect(JSON.parse(toScriptJson(value))).toEqual(value)
})
