import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { I18nProvider } from '../../../../i18n/provider'
import listingPictures from '../../../../locales/en/selling/listingPictures'
import { changePictureList, type Entry } from '../../client/picture-list'
import { AddPictures } from './add-pictures'

const nothing = () => {}
/** Where pictures come in, with so many there. */
function render(count: number, isBusy = false): string {
  const files = Array.from({ length: count }, (_, at) => ({ id: `${at}`, file: new File([], `${at}.jpg`) }))
  const none: readonly Entry[] = []
  const list = changePictureList({ entries: none, leftOut: [] }, { do: 'add', files })
  return renderToStaticMarkup(
    <I18nProvider language="en" find={() => listingPictures}>
      <AddPictures
        pictures={{
          ...list,
          isBusy,
          hasFailed: false,
          add: nothing,
          retry: nothing,
          move: nothing,
          remove: nothing,
          crop: nothing,
          uncrop: nothing,
        }}
        error={undefined}
      />
    </I18nProvider>,
  )
}

/** The file fields with so many pictures there. */
const fieldsWith = (count: number): string[] => render(count).match(/<input[^>]*type="file"[^>]*>/g) ?? []

it('takes files, several at once, or a photo with the camera behind a phone', () => {
  const [files = '', camera = '', ...others] = fieldsWith(0)
  expect(others).toEqual([])
  expect(files).toContain('multiple=""')
  expect(files).not.toContain('capture')
  expect(camera).toContain('capture="environment"')
  expect(camera).not.toContain('multiple')
  for (const field of [files, camera]) expect(field).toMatch(/accept="image\/jpeg,/)
})

it('takes no more than an item may have', () => {
  expect(fieldsWith(7)).toHaveLength(2)
  expect(fieldsWith(8)).toEqual([])
})

it('says that pictures are on their way, in a place that is there before', () => {
  const statusOf = (html: string) => /<p role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1]
  expect(statusOf(render(2))).toBe('')
  expect(statusOf(render(2, true))).toBe('Pictures are uploading.')
})
