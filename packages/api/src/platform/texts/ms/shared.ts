import type { shared as english } from '../en/shared'
import type { Translated } from '../texts-of'

export const shared: Translated<typeof english> = {
  common: {
    greeting: 'Hai {{name}},',
    greetingNobody: 'Salam sejahtera,',
    buttonFails: 'Jika butang tidak berfungsi, buka alamat ini:',
    footer:
      '{{app}} menghantar e-mel seperti ini secara automatik apabila sesuatu berlaku pada akaun atau pesanan anda.',
    notMe: 'Jika ini bukan anda, lindungi akaun anda sekarang:',
    secure: 'Tetapkan kata laluan baharu',
  },
  order: {
    number: 'Pesanan {{number}}',
    placed: 'Dibuat pada {{time}}',
    items: 'Barang',
    discount: 'Diskaun',
    shipping: 'Penghantaran',
    shippingDiscount: 'Diskaun penghantaran',
    total: 'Jumlah',
    address: 'Dihantar ke',
    view: 'Lihat pesanan',
  },
  claim: {
    kinds: {
      not_received: 'Bungkusan belum tiba',
      not_as_described: 'Barang tidak seperti yang diterangkan',
      damaged: 'Barang rosak',
      changed_mind: 'Pembeli berubah fikiran',
    },
    ofService: {
      not_received: 'Perkhidmatan tidak dijalankan',
      not_as_described: 'Perkhidmatan tidak seperti yang dipersetujui',
      damaged: 'Ada yang rosak',
      changed_mind: 'Pembeli berubah fikiran',
    },
    claimed: 'Dituntut: {{amount}}',
    answers: {
      offered: 'Penjual menawarkan {{amount}}.',
      return_asked: 'Penjual mahu barang dipulangkan dahulu.',
      refused: 'Penjual menolak tuntutan.',
    },
    said: {
      buyer: 'Kata pembeli',
      seller: 'Kata penjual',
      admin: 'Keputusan kami',
    },
  },
  inbox: {
    from: 'Daripada',
    about: 'Perkara',
    message: 'Mesej',
    file: 'Resume',
    fileText:
      'Pentadbir memuat turun resume di halaman Pentadbiran. Fail disimpan di DATA_DIR/applications/{{file}}.',
    reads: 'Membaca dalam {{language}}',
    noPost: 'Tiada jawatan tertentu',
    answer: 'Balas melalui e-mel ke alamat di atas. Alamat itu ditaip oleh pengirim dan belum disahkan.',
    open: 'Jawab',
    answerThere:
      'Jawab di halaman Pentadbiran supaya pentadbir lain dapat melihatnya. Alamat di atas ditaip oleh pengirim dan belum disahkan.',
    confirmed: {
      answer: 'Balas melalui e-mel ke alamat di atas. Itu ialah e-mel seorang ahli yang telah disahkan.',
      answerThere:
        'Jawab di halaman Pentadbiran supaya pentadbir lain dapat melihatnya. Alamat di atas ialah e-mel seorang ahli yang telah disahkan.',
    },
    accessibility: 'Kebolehcapaian',
  },
  contactTopics: {
    order: 'Pesanan',
    payment: 'Bayaran atau bayaran balik',
    return: 'Pemulangan atau tuntutan',
    selling: 'Berniaga di sini',
    account: 'Akaun saya',
    privacy: 'Data saya',
    press: 'Media dan rakan kerjasama',
    other: 'Perkara lain',
  },
  affiliateChannels: {
    social: 'Media sosial',
    community: 'Komuniti atau persatuan',
    website: 'Laman web atau surat berita',
    personal: 'Orang yang saya kenal',
    other: 'Cara lain',
  },
  sellerKinds: {
    person: 'Individu',
    business: 'Perniagaan',
  },
  staffMay: {
    list: 'menyenaraikan barang dan menjawab soalan',
    ship: 'menghantar pesanan',
    money: 'melihat baki dan penyata',
  },
  dayParts: {
    morning: 'waktu pagi',
    afternoon: 'waktu tengah hari atau petang',
    evening: 'waktu malam',
  },
  other: { title: 'Berita tentang akaun anda', text: 'Buka untuk membaca lanjut.' },
}
