import type en from '../../en/stores/follow'

export default {
  title: 'Ikuti {{name}}',
  lead: 'Kami akan memaklumkan anda apabila kedai ini menambah barang, paling banyak sekali sehari.',
  begin: 'Ikuti kedai',
  following: 'Anda mengikuti kedai ini',
  message: 'Hantar mesej',
  stop: 'Berhenti mengikuti',
  toStore: 'Ke kedai',
  all: 'Kedai yang anda ikuti',
  change: 'Ubah',
  changeOf: 'Ubah ikutan {{name}}',
  begun: 'Anda mengikuti kedai ini',
  begunText: 'Kami akan memaklumkan anda apabila ada barang baharu.',
  already: 'Anda sudah mengikuti kedai ini',
  ended: 'Anda tidak lagi mengikuti kedai ini',
  endedText: 'Anda tidak lagi dimaklumkan tentang barang baharunya.',
  answers: 'Menjawab {{percent}}% soalan',
  speed_hour: 'Biasanya membalas dalam sejam',
  speed_hours: 'Biasanya membalas dalam beberapa jam',
  speed_day: 'Biasanya membalas dalam sehari',
  speed_longer: 'Biasanya mengambil lebih sehari untuk membalas',
} satisfies typeof en
