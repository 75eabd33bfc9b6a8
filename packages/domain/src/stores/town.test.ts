import { expect, it } from 'vitest'
import { townIn } from './town'

it.each([
  ['8 Jalan Ampang, 50450 Kuala Lumpur', 'Kuala Lumpur'],
  ['Lot 12, Jalan 5/1, 47300, Petaling Jaya, Selangor', 'Petaling Jaya'],
  ['12 Jalan Dato Keramat, 10150 George Town, Pulau Pinang, Malaysia', 'George Town'],
  ['怡保 31400 怡保', '怡保'],
  ['Lot 12345, Jalan Kampung, 43000 Kajang, Selangor', 'Kajang'],
  ['Lot 12345 Jalan Kampung, Kajang', ''],
  ['No. 10250, Kampung Baru, Kajang', ''],
  ['PT 10250 Kampung Baru, Kajang', ''],
  ['No. 123456, Jalan Besar, Ipoh', ''],
  ['1 Raffles Place, Singapore 048616', ''],
  ['8 Jalan Ampang, 50450', ''],
  ['8 Jalan Ampang, 50450 www.kedai.my', ''],
  [`8 Jalan Ampang, 50450 ${'x'.repeat(101)}`, ''],
])('the town in %.50j is %j', (address, town) => {
  expect(townIn(address)).toBe(town)
})
