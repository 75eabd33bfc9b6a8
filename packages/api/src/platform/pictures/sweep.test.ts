import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hours, minutes } from '@pasar/domain'
import { expect, it } from 'vitest'
import { buyer, useMarket } from '../../testing/helpers'
import { runDueJobs } from '../jobs'
import { sweepPictures } from './sweep'

const market = useMarket()
const KEY = 'avatar-00000000000000000000000000000000'

function put(name: string, age: number): void {
  const file = path.join(market.ctx.uploadsDir, name)
  writeFileSync(file, 'x')
  const at = (market.ctx.now() - age) / 1000
  utimesSync(file, at, at)
}
const left = () => readdirSync(market.ctx.uploadsDir).sort()

it('removes what a process left that was killed between file and row, after an hour', async () => {
  put(`${KEY}-320.webp`, hours(2))
  put('avatar-1-320.webp', hours(2))
  put('avatar-2-320.webp', minutes(59))
  market.run('update users set avatar_key = ? where id = ?', KEY, buyer.id)
  await runDueJobs(market.ctx)
  expect(left()).toEqual([`${KEY}-320.webp`, 'avatar-2-320.webp'])
  market.wait(minutes(61))
  await runDueJobs(market.ctx)
  expect(left()).toEqual([`${KEY}-320.webp`])
})

it('goes by the picture, whichever of its files there are', async () => {
  const ofKept = [`${KEY}-320.avif`, `${KEY}-320.webp`]
  for (const name of [...ofKept, 'avatar-1-320.avif', 'avatar-2-320.avif', 'avatar-2-320.webp'])
    put(name, hours(2))
  put('.avatar-3-320.avif.part', hours(2))
  market.run('update users set avatar_key = ? where id = ?', KEY, buyer.id)
  await sweepPictures(market.ctx, new AbortController().signal)
  expect(left()).toEqual(ofKept)
})

it('touches nothing of other kinds, names and folders', async () => {
  const others = [
    'itm-1-320.webp',
    'banner-1-960.webp',
    'avatar-3.webp',
    'avatar-3-320.png',
    'itm-1-320.avif',
    'x.txt',
  ]
  for (const name of others) put(name, hours(2))
  mkdirSync(path.join(market.ctx.uploadsDir, 'demo'))
  await sweepPictures(market.ctx, new AbortController().signal)
  expect(left()).toEqual([...others, 'demo'].sort())
})

it('goes through a folder of many', async () => {
  for (let n = 0; n < 1_200; n++) put(`avatar-${n}-320.webp`, hours(2))
  market.run("update users set avatar_key = 'avatar-700' where id = ?", buyer.id)
  await sweepPictures(market.ctx, new AbortController().signal)
  expect(left()).toEqual(['avatar-700-320.webp'])
})

it('knows the photos of reviews', async () => {
  put('review-1-960.webp', hours(2))
  put('review-2-960.webp', hours(2))
  market.run("insert into review_photos select id, 0, 'review-2', 9, 9, '' from reviews limit 1")
  await sweepPictures(market.ctx, new AbortController().signal)
  expect(left()).toEqual(['review-2-960.webp'])
})

it('knows the pictures of items, and those that orders show', async () => {
  for (const n of [1, 2, 3]) put(`listing-${n}-960.webp`, hours(2))
  market.run(
    "update item_images set key = 'listing-2' where (item_id, position) in (select item_id, position from item_images limit 1)",
  )
  market.run(
    "update order_lines set image_key = 'listing-3' where id in (select id from order_lines limit 1)",
  )
  await sweepPictures(market.ctx, new AbortController().signal)
  expect(left()).toEqual(['listing-2-960.webp', 'listing-3-960.webp'])
})
