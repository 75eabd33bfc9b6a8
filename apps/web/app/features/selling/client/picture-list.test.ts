import { MAX_PICTURE_BYTES } from '@pasar/domain/platform/pictures'
import { expect, it } from 'vitest'
import { type Change, changePictureList, countPlaces, keysOf, type PictureList } from './picture-list'

const picture = (key: string) => ({ key, width: 90, height: 60, blur: '' })
const photo = (id: string, { type = 'image/jpeg', bytes = 1 } = {}) => ({
  id,
  file: new File([new Uint8Array(bytes)], `${id}.jpg`, { type }),
})
const after = (...changes: Change[]): PictureList =>
  changes.reduce(changePictureList, { entries: [], leftOut: [] })
const kept = (id: string, key: string): Change[] => [
  { do: 'add', files: [photo(id)] },
  { do: 'keep', id, picture: picture(key) },
]

it('drops the pictures that the server has no longer, and only these', () => {
  const list = after(...kept('1', 'a'), ...kept('2', 'b'), { do: 'add', files: [photo('3')] })
  const { entries } = changePictureList(list, { do: 'drop', keys: ['a', 'none'] })
  expect(entries.map(({ id }) => id)).toEqual(['2', '3'])
  expect(keysOf(entries)).toEqual(['b'])
})

it('lets what failed be sent again', () => {
  const problem = { code: 'NETWORK_ERROR', key: 'errors.NETWORK_ERROR', values: {} } as const
  const failed = after(
    { do: 'add', files: [photo('1')] },
    { do: 'start', id: '1' },
    { do: 'progress', id: '1', share: 0.5 },
    { do: 'fail', id: '1', problem, mayRetry: true },
  )
  expect(failed.entries).toMatchObject([{ state: 'failed', problem }])
  const [again] = changePictureList(failed, { do: 'retry', id: '1' }).entries
  expect(again).toMatchObject({ state: 'waiting', share: 0 })
  expect(again).not.toHaveProperty('problem')
})

it('refuses at once what the server would refuse, which takes no place', () => {
  const { entries } = after({
    do: 'add',
    files: [photo('1', { type: 'text/plain' }), photo('2', { bytes: MAX_PICTURE_BYTES + 1 }), photo('3')],
  })
  expect(entries.map((own) => own.kind === 'upload' && (own.problem?.code ?? own.state))).toEqual([
    'PICTURE_KIND',
    'PICTURE_TOO_HEAVY',
    'waiting',
  ])
  expect(countPlaces(entries)).toBe(1)
})

it('undoes a crop to what was there before all crops', () => {
  const list = after(
    ...kept('1', 'a'),
    { do: 'crop', id: '1', picture: picture('b') },
    { do: 'crop', id: '1', picture: picture('c') },
  )
  expect(keysOf(list.entries)).toEqual(['c'])
  expect(keysOf(changePictureList(list, { do: 'uncrop', id: '1' }).entries)).toEqual(['a'])
})
