import { expect, it } from 'vitest'
import { escapeHtml, toPlainText, toScriptJson } from './html'

it('writes a text so that no character of it is HTML', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#x27;y&#x27;&gt;&amp;amp;&lt;/a&gt;',
  )
})

it('writes JSON that cannot end its script', () => {
  const value = { text: '</script><!--' }
  expect(toScriptJson(value)).not.toContain('<')
  expect(JSON.parse(toScriptJson(value))).toEqual(value)
})

it('reads the words of HTML, with gaps between blocks and none before a full stop', () => {
  expect(
    toPlainText('<p>From <strong>Batu Pahat</strong>.</p><ul><li>Tea &amp; <em>kopi</em></li></ul>'),
  ).toBe('From Batu Pahat. Tea & kopi')
})
