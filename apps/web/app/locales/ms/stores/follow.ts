import type en from '../../en/stores/follow'

export default {
  title: 'Ikuti {{name}}',
  lead: 'Kami beritahu anda apabila kedai ini menambah barang: paling banyak sekali sehari.',
  begin: 'Ikuti kedai',
  stop: 'Berhenti mengikuti',
  toStore: 'Ke kedai',
  all: 'Kedai yang anda ikuti',
  change: 'Ubah',
  changeOf: 'Ubah ikutan {{name}}',
  begun: 'Anda mengikuti kedai ini',
  begunText: 'Kami beritahu anda apabila ada barang baharu.',
  ended: 'Anda tidak lagi mengikuti kedai ini',
  endedText: 'Kami tidak lagi memberitahu anda tentang barang baharunya.',
  answers: 'Menjawab {{percent}}% soalan',
} satisfies typeof en
