import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the intellectual property protection center; 합니다체. Assumed: the specification names the page, not its text. */
export const ipProtectionText = defineText({
  ko: {
    lead: (name: string) =>
      `${name}는 상표권, 특허권, 디자인권, 저작권 등 타인의 권리를 존중하며, 권리를 침해하는 상품이 판매되지 않도록 신고를 받습니다.`,
    whoTitle: '누가 신고할 수 있습니까',
    who: '권리를 가진 본인 또는 권리자에게서 위임을 받은 대리인이 신고할 수 있습니다.',
    papersTitle: '무엇을 보내야 합니까',
    paperClaim: '침해를 주장하는 상품의 주소(URL)와 침해 내용',
    paperRight: '상표등록원부, 특허등록원부, 저작권등록증 등 권리를 증명하는 자료',
    paperPerson: '신고인의 성명, 연락처와 본인 확인 자료(대리인은 위임장)',
    stepsTitle: '어떻게 처리합니까',
    stepReceive: '신고를 받으면 자료가 갖추어졌는지 확인합니다.',
    stepStop: '침해가 소명되면 상품의 판매를 중단하고 판매자와 신고인에게 알립니다.',
    stepReply: '판매자는 소명 자료를 내어 판매의 재개를 요청할 수 있습니다.',
    stepEnd: '양쪽의 자료를 검토하여 결과를 알립니다. 다툼이 계속되면 관계 기관의 판단에 따릅니다.',
    contactTitle: '신고와 문의',
    email: '이메일',
    phone: '전화',
    hours: '운영 시간',
  },
  en: {
    lead: (name) =>
      `${name} respects trademarks, patents, designs, copyrights and other rights, and takes reports so that products that infringe them are not sold.`,
    whoTitle: 'Who may report',
    who: 'The owner of the right, or an agent whom the owner has authorized.',
    papersTitle: 'What to send',
    paperClaim: 'The address (URL) of the product and how it infringes the right',
    paperRight: 'Proof of the right, such as a trademark, patent or copyright registration',
    paperPerson: 'Your name, contact and proof of identity (an agent also sends the authorization)',
    stepsTitle: 'What happens then',
    stepReceive: 'We check that the report is complete.',
    stepStop: 'If it shows an infringement, we stop the sale and notify both you and the seller.',
    stepReply: 'The seller may send evidence and ask to sell again.',
    stepEnd:
      'We review what both sides sent and tell them the result. If the dispute continues, the competent authority decides.',
    contactTitle: 'Report or ask',
    email: 'Email',
    phone: 'Phone',
    hours: 'Hours',
  },
});
