import type { selling as english } from '../en/selling'
import type { Translated } from '../texts-of'

export const selling: Translated<typeof english> = {
  sellerApplication: {
    subject: 'Permohonan penjual baharu: {{store}}',
    heading: 'Permohonan sebagai penjual',
    text: 'Seorang ahli memohon pada {{time}} untuk membuka kedai {{store}}. {{kind}}. Nombor dan bukti tidak dihantar melalui e-mel; ia disimpan bersama permohonan.',
  },
  sellerApplied: {
    subject: 'Permohonan anda sebagai penjual: {{store}}',
    heading: 'Permohonan anda sudah kami terima',
    text: 'Anda memohon pada {{time}} untuk membuka kedai {{store}}. Kami akan menyemak maklumat anda dan menghubungi anda.',
    button: 'Lihat status',
    note: 'Jika ini bukan anda, tukar kata laluan anda dan hubungi kami.',
  },
  sellerApproved: {
    inApp: {
      title: 'Anda boleh mula menjual: {{store}}',
      text: 'Permohonan anda diluluskan. Senaraikan barang pertama anda.',
    },
    subject: 'Anda boleh mula menjual: {{store}}',
    heading: 'Permohonan anda diluluskan',
    text: 'Sejak {{time}} anda seorang penjual, dan kedai {{store}} milik anda. Log masuk dan mula jual barang pertama anda.',
    button: 'Ke pusat penjual',
    note: 'Akaun penjual tidak boleh membeli: barang dalam troli anda telah dikeluarkan.',
  },
  sellerRejected: {
    inApp: { title: 'Permohonan anda tidak diterima: {{store}}', text: 'Sebabnya: {{reason}}' },
    subject: 'Permohonan anda sebagai penjual: {{store}}',
    heading: 'Permohonan anda tidak diterima',
    text: 'Kami membuat keputusan pada {{time}} tentang permohonan anda untuk kedai {{store}}. Sebabnya: {{reason}}',
    button: 'Lihat apa yang perlu dibuat',
    note: 'Anda boleh membetulkannya dan memohon semula. Maklumat anda disimpan; nombor dan bukti perlu diberi semula.',
  },
  sellingSuspended: {
    inApp: { title: 'Buat masa ini anda tidak boleh menjual', text: 'Sebabnya: {{reason}}' },
    subject: 'Akaun penjual anda digantung',
    heading: 'Akaun penjual anda digantung',
    text: 'Akaun penjual anda digantung pada {{time}}. Kedai dan barang anda disembunyikan, dan barang baharu tidak boleh disenaraikan. Anda masih boleh log masuk, menghantar pesanan sedia ada dan menjawab pembeli. Sebabnya: {{reason}}',
    button: 'Lihat langkah seterusnya',
    note: 'Wang jualan anda disimpan untuk anda. Jika anda rasa ini salah, hubungi kami.',
  },
  sellingResumed: {
    inApp: {
      title: 'Anda boleh menjual semula',
      text: 'Kedai anda dipaparkan semula, kecuali yang disembunyikan atas sebab lain.',
    },
    subject: 'Anda boleh menjual semula',
    heading: 'Anda boleh menjual semula',
    text: 'Penggantungan akaun penjual anda ditarik balik pada {{time}}. Kedai anda dipaparkan semula, kecuali yang disembunyikan atas sebab lain.',
    button: 'Lihat kedai anda',
    note: 'Barang anda akan dijual semula dalam beberapa minit, seperti sebelum ini.',
  },
  sellerAsked: {
    inApp: { title: 'Kami perlukan maklumat lanjut: {{store}}', text: 'Soalan kami: {{question}}' },
    subject: 'Permohonan anda sebagai penjual: {{store}}',
    heading: 'Kami perlukan maklumat lanjut daripada anda',
    text: 'Kami menyemak permohonan anda untuk kedai {{store}} pada {{time}} dan ingin bertanya: {{question}}',
    button: 'Jawab',
    note: 'Giliran anda dikekalkan. Fail boleh dihantar bersama jawapan.',
  },
  applicantAnswered: {
    inApp: {
      title: 'Pemohon telah menjawab: {{store}}',
      text: 'Permohonan itu kembali dalam senarai menunggu.',
    },
  },
  startForbidden: {
    inApp: {
      title: 'Tidak dapat mula dijual: {{title}}',
      text: 'Kedai itu tidak boleh menjual pada masa yang ditetapkan. Barang kekal sebagai draf; tetapkan masa baharu apabila anda boleh menjual di situ.',
    },
  },
  startIncomplete: {
    inApp: {
      title: 'Tidak dapat mula dijual: {{title}}',
      text: 'Ada maklumat wajib yang belum diisi pada masa yang ditetapkan. Barang kekal sebagai draf; lengkapkan maklumat itu dan tetapkan masa baharu.',
    },
  },
  startTooLate: {
    inApp: {
      title: 'Lelongan tidak dapat dimulakan: {{title}}',
      text: 'Masa tamatnya sudah lepas atau terlalu dekat. Ia kekal sebagai draf; pilih masa tamat lain dan tetapkan masa baharu.',
    },
  },
  affiliateApplication: {
    subject: 'Permohonan rakan promosi baharu',
    heading: 'Permohonan sebagai rakan promosi',
    text: 'Seorang ahli memohon pada {{time}}. Pengurus atau pentadbir akan membuat keputusan.',
  },
  affiliateApproved: {
    inApp: { title: 'Anda kini penjual semula', text: 'Permohonan anda diluluskan. Kongsi pautan anda.' },
    subject: 'Anda kini penjual semula di {{app}}',
    heading: 'Permohonan anda diluluskan',
    text: 'Anda menjadi penjual semula sejak {{time}}. Log masuk dan kongsi pautan anda: penjual yang memohon melaluinya dikira sebagai penjual anda, dan anda memperoleh sebahagian daripada yuran jualan mereka.',
    button: 'Dapatkan pautan anda',
    note: 'Akaun penjual semula tidak boleh membeli: barang dalam troli anda telah dikeluarkan.',
  },
  affiliateRejected: {
    inApp: { title: 'Permohonan rakan promosi anda tidak diterima', text: 'Sebabnya: {{reason}}' },
    subject: 'Permohonan anda sebagai rakan promosi',
    heading: 'Permohonan anda tidak diterima',
    text: 'Kami membuat keputusan tentang permohonan anda pada {{time}}. Sebabnya: {{reason}}',
    button: 'Mohon semula',
    note: 'Anda boleh memohon semula pada bila-bila masa.',
  },
}
