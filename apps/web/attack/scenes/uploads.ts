import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { changeRows, readRows, SMALL } from '@pasar/api/testing'
import sharp from 'sharp'
import { watchChildren } from '../child-memory'
import { FILE_NAMES, makeHostileFiles, SCRIPT } from '../corpus/files'
import type { Hostile } from '../corpus/hostile'
import { findChanges, readContents } from '../database'
import { type Buyer, makeBuyers } from '../members'
import type { Exchange } from '../report'
import { exchange, type FilePart, makeMultipart } from '../requests'
import type { Scene, Stage } from '../scene'

const { completed, paid } = SMALL.orders
/** Of the server and of the process of a picture, each, while the largest of the bombs is looked at. */
const MAX_MEMORY = 300 * 1024 * 1024

interface Form {
  path: string
  field: string
  values: Record<string, string>
  cookie: string
}

/** Every form that takes a file. */
async function findForms({ dataDir }: Stage, member: Buyer): Promise<Form[]> {
  // What the buyer of the small market has bought is this member's now.
  await changeRows(
    dataDir,
    'update orders set buyer_id = ? where id in (?, ?)',
    member.id,
    completed.id,
    paid.id,
  )
  const lines = await readRows<{ id: string; parcelId: string }>(
    dataDir,
    'select min(id) as id, parcel_id as parcelId from order_lines where order_id = ? group by parcel_id',
    paid.id,
  )
  const [reviewed, claimed] = lines
  await changeRows(dataDir, "update parcels set state = 'completed' where id = ?", reviewed?.parcelId)
  await changeRows(dataDir, "update parcels set state = 'delivered' where id = ?", claimed?.parcelId)
  const { cookie, email } = member
  const message = 'A message that is long enough.'
  const person = { name: 'Siti', email, phone: '0123456789', post: '', message }
  const business = {
    ...person,
    kind: 'person',
    registration: '900101145678',
    sstNumber: '',
    legalName: 'Siti Aminah',
    address: '1, Jalan Ampang',
    storeName: 'Kedai Siti',
    bank: 'MBBEMYKL',
    accountHolder: 'Siti Aminah',
    accountNumber: '512345678901',
    terms: 'on',
  }
  return [
    { path: '/user-profile/avatar', field: 'picture', values: {}, cookie },
    { path: '/careers/apply', field: 'cv', values: person, cookie },
    { path: '/become-seller', field: 'document', values: business, cookie },
    {
      path: `/orders/user/${paid.id}/review/${reviewed?.id}`,
      field: 'photos',
      values: { stars: '5', body: 'Good' },
      cookie,
    },
    {
      path: `/orders/user/${paid.id}/claim/${claimed?.parcelId}`,
      field: 'photos',
      values: {
        key: '',
        kind: 'damaged',
        reason: 'It came in two pieces',
        [`pieces-${claimed?.id}`]: '1',
      },
      cookie,
    },
  ]
}

const upload = (
  { server }: Stage,
  { path: where, values, cookie }: Form,
  file: FilePart,
): Promise<Exchange> => {
  // A form that comes twice is taken for the first one: each attempt is a new one.
  const fresh = 'key' in values ? { ...values, key: randomUUID() } : values
  const { body, headers } = makeMultipart(fresh, [file])
  return exchange(server, where, {
    method: 'POST',
    body,
    headers: { ...headers, cookie, origin: server.url },
  })
}

/** All files of the market, each with its size. */
function listFiles(folder: string): Map<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    names.flatMap((name) => {
      const stat = statSync(path.join(folder, name), { throwIfNoEntry: false })
      return stat?.isFile() ? [[name, stat.size] as const] : []
    }),
  )
}

/** A file of a market is named by the market. */
const OWN_NAME =
  /^(?:pasar\.db(?:-wal|-shm)?|[\w-]+\.key|(?:uploads|claims|files|applications|backups)\/[\w.-]+|outbox\/.+\.eml)$/

const isRefused = ({ got: { status } }: Exchange): boolean => status >= 400 && status < 500

/** What was taken is pixels, as one of our own files, and says nothing of what was sent. */
async function checkServed(
  { server, report }: Stage,
  file: Hostile,
  before: Map<string, number>,
  dataDir: string,
) {
  for (const name of listFiles(dataDir).keys()) {
    if (before.has(name) || !name.startsWith('uploads/')) continue
    const seen = await exchange(server, `/${name}`, {})
    const { headers, text } = seen.got
    const isPicture = /^image\/(webp|avif)$/.test(String(headers['content-type']))
    const isHarmless = isPicture && headers['x-content-type-options'] === 'nosniff' && !text.includes(SCRIPT)
    report.check(isHarmless, `what came of "${file.name}" is a picture and nothing else`, {
      ...seen,
      got: { ...seen.got, text: '' },
    })
  }
}

async function tryKinds(stage: Stage, forms: readonly Form[], files: readonly Hostile[]): Promise<void> {
  const { report, server, dataDir } = stage
  for (const form of forms) {
    let taken = 0
    for (const file of files) {
      const before = listFiles(dataDir)
      const { type, bytes } = file
      const seen = await upload(stage, form, { name: form.field, fileName: 'x.jpg', type, bytes })
      const what = `${form.path} and "${file.name}"`
      const isTaken = seen.got.status === 302 || seen.got.status === 303
      taken += Number(isTaken)
      report.check(isTaken || isRefused(seen), `${what}: taken or refused`, seen)
      const isText = /^(?:SVG|XML|HTML|script|server|MVG|one byte|bomb of|start|GIF|ZIP|program)/.test(
        file.name,
      )
      if (isText) report.check(!isTaken, `${what} is refused`, seen)
      await checkServed(stage, file, before, dataDir)
    }
    // Else the form was refused for something else, and no file was looked at.
    report.check(taken > 0, `${form.path} takes a file that it can use`, `none of ${files.length}`)
  }
  const alive = await exchange(server, '/healthz')
  report.check(alive.got.status === 200, 'the server is there', alive)
}

async function tryNames(stage: Stage, forms: readonly Form[]): Promise<void> {
  const { dataDir, report, isQuick } = stage
  const picture = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const outside = ['/tmp/pasar-attack.jpg', path.join(dataDir, '..', 'pasar-attack.jpg')]
  for (const form of isQuick ? forms.slice(0, 2) : forms)
    for (const fileName of FILE_NAMES) {
      const seen = await upload(stage, form, {
        name: form.field,
        fileName,
        type: 'image/jpeg',
        bytes: picture,
      })
      const { status, text } = seen.got
      report.check(status > 0 && status < 500, `${form.path} with the name "${fileName}" is answered`, seen)
      report.check(!text.includes('<img src=x'), `${form.path} shows the name as a text`, seen)
    }
  const strange = [...listFiles(dataDir).keys()].filter((name) => !OWN_NAME.test(name))
  report.checkNone(strange, 'every file of the market has a name of ours')
  const written = outside.filter((file) => statSync(file, { throwIfNoEntry: false }) !== undefined)
  report.checkNone(written, 'nothing is written elsewhere')
}

/** Forms that want a member of their own, or none, do not take files of others. */
async function tryStrangers(stage: Stage, forms: readonly Form[], stranger: Buyer): Promise<void> {
  const { report, dataDir } = stage
  const picture = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const file = { fileName: 'x.png', type: 'image/png', bytes: picture }
  const owned = forms.filter(({ path: where }) => where.startsWith('/orders/'))
  const before = await readContents(dataDir)
  for (const form of owned)
    for (const cookie of ['', stranger.cookie]) {
      const seen = await upload(stage, { ...form, cookie }, { name: form.field, ...file })
      // Logged out, a form with words in it comes back as a page that keeps them: 401.
      const isOut =
        [401, 404].includes(seen.got.status) || String(seen.got.headers.location).startsWith('/login')
      report.check(isOut, `${form.path} is closed to strangers`, seen)
    }
  report.checkNone(findChanges(before, await readContents(dataDir)), 'strangers changed nothing')
}

/** Whatever is uploaded is refused, or becomes a picture of our own making. */
export const uploads: Scene = {
  name: 'uploads',
  run: async (stage) => {
    const { server, report, isQuick } = stage
    const [member, stranger] = await makeBuyers(stage.dataDir, 2)
    if (!member || !stranger) throw new Error('no members')
    const forms = await findForms(stage, member)
    const files = await makeHostileFiles()
    const before = server.memory('VmHWM')
    const stopWatching = watchChildren(server.process.pid)
    await tryStrangers(stage, forms, stranger)
    await tryKinds(stage, isQuick ? forms.slice(0, 3) : forms, files)
    await tryKinds(
      stage,
      isQuick ? forms.slice(3) : [],
      files.filter((_, at) => at % 3 === 0),
    )
    await tryNames(stage, forms)
    const more = server.memory('VmHWM') - before
    report.check(more < MAX_MEMORY, 'bombs cost no memory', `${Math.round(more / 1_048_576)} MB more`)
    const most = stopWatching()
    const isBounded = most > 0 && most < MAX_MEMORY
    report.check(isBounded, 'nor in the process of a picture', `${Math.round(most / 1_048_576)} MB`)
  },
}
