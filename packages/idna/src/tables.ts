// Made from the data of Unicode 18.0.0 by `npm run write -- idna`.

import type { Kind } from './table-format.js';

export const kinds: readonly Kind[] = [
  [0x1],
  [0x2],
  [0x78],
  [0x2000],
  [0x800],
  [0x1000],
  [0x32],
  [0x4],
  [0x604],
  [0x9000],
  [0x404],
  [0xf8, '\u{305}'],
  [0xf8, '\u{316}'],
  [0x178],
  [0x1f8, '\u{94d}'],
  [0x4000],
  [0xf8, '\u{9bc}'],
  [0x11000],
  [0x132],
  [0x72],
  [0x1b2, '\u{94d}'],
  [0x40000],
  [0x204],
  [0x602],
  [0x20000],
  [0x22],
  [0xf8, '\u{334}'],
  [0xb2, '\u{f39}'],
  [0x80000],
  [0xf8, '\u{315}'],
  [0xf8, '\u{5b0}'],
  [0xf8, '\u{5bc}'],
  [0xe00],
  [0xf8, '\u{35d}'],
  [0xf8, '\u{5ae}'],
  [0xf8, '\u{302a}'],
  [0x202],
  [0x1f2, '\u{94d}'],
  [0xb2, '\u{9bc}', '\u{334}'],
  [0x44],
];

export const runKinds: string =
  ')0)0)F)r)o),r)r)r)3)r)r)r)r)r)ro)o+/or+o+r+r+r+ror+r+r+or+ror+oror+r+ro+r+r+r+o+or+o+or+r+ro+or+ro+r+or)o)o)r)r)o)trtr=t3t+r)+,ror=,r,r,ror,roro+ror)+r+oro+ot+r+o+,r,=oro)==),tetetetetyE,e,e,)e)e)e)te,ene:n:n:n:nen:ntx)xent:ern:n:n:n:n:n:e:t,)tet)t:Fnene,:tn:n:n:n:n:n:t,:n:n:n:n:n:nete,ente)e,ietetetet,e,:n:n:n:n:t,e,nene:n:,:enen:n,(i(n:e:n:n:ne(i(,it(t&ot&to&t&c&otrotot&,o,o,o,o,o,o,to&t,&,&co,&,r,rot,o)o)o(,t&,o,o,o,o,or,or,o,t,&t,t,tc,t,ro,r,ototo,t&,o,o,o,o,o,o,to&t,t&,&c,o,ot,o),ot,t&,o,o,o,o,o,o,to&t&t,&,&c,t&,r,ot,o,to,o,o,o,o,o,o,o,o,o,&t&,&,&c,o,&,o),t&to,o,o,o,-ot&,t,tc,t,o,o,ot,o,o)ot&o,o,o,o,o,to&4&,4&,&tc,&,o,ot,o,o&,t&o,o,o1o&t,&,&co,o&ot,o,t&,o,o,o,o,o,c,&t,t,&,o,&o,otortc,)oto,o,o,o,o,o,otort1to,o,o,t,o,ro,orotototot)&oro,orororororo,trtrt&trtcototrt,trtrtrtrtrt,oto,o,o&t&t&c&to&toto&o&otot&t&to&o&tor,r,r,oro3dodo,o,o,o,o,o,o,o,o,o,o,o,o,o,o,o,to,o),o,=,)o,o),o,otcb,otuo,ot,o,o,t,o3&t&t&tcto)ot,o,),)P)3o,I,otItI,o,o,t&t&,&t&t,),)o,o,o,o,o,)ot&t,o&t&t,c&t&t&t,to,o,o,(i(iti(i(i(i(i(v(i(,t&ot&t4&4&4&uo,otot&o&t&tuctot&t&t&tu,o&t&t,o,o========+,=,=o,tot&tototo&(o,orororororort(2CiO(t+oro=o+oro,r,ororo,r,o,r,r,r,rorororororororor,ror,or,oror,or,roror,r,or,r3),)r)r),),r)r)r)r)r)r)r)r3,3r,r)r==)r),t,r)r)r)r)r)r)r)r)r)r)r)r)r)oro+or),)r)r)r)o)o),),r,r)o)o)r)r)r),)r=o+ro+ro+o+or+o)+t+,)o,o,o,o,ro,co,o,o,o,o,o,o,o,o,t),),),)r)r,r,r)=)o)ot&)or)ro),o,tror)o)or,o,r3r,oro),or,roror/r,r,r,ro)o,),o)o,+ot)t)+==(toto,)+o+ro+r+)o+ro+o+r====o====+===+=+==,=,====+orotocoto&t&)1,o),I#o),&o&ct,o,tototot&u,o,t&ot&t&t&uo,o,oto,ot&t&t,otot&,o,o&t&otototototo,o&t&o&c,o,o,o,o,o,o====o=)=,=o&t&t&o&c,o,o,o,o,rororororororor,r,r,r,rtr,r,r,r,r,re)r)r)r),r)3r,r,ti(,r)r,r,r,rer,r,3,r3r,r,r,r,r,r,r,o,o,o,o,o,o,o,o)o,o,o)o,),),ot,o,o,iF,o,o,o(,o,o,o,ro,o,=,o,o,o,o=,=,=,=,o,o,o,o,o,o,o,o,o====,======================================,==========,e,e,e,e,e,e,e,e,e,e,e,)e,e,e,e,et,t,te,e,e,t,ce,e,e,n:e:e:e|:n|n:n:e:(i,n:e,e,)e,e,en:n:n:n:n:n:,e,:ne,e,=,e,e|n:n(,x,xe=,()e,e,x,e,(e,e,:nen,e(i()|,i(i(i(itie,n:nei(i(in:e,n:n(i(ie,nen:en:n:nen:ne:n|,e,&t&otco,)o1oto,1t&o&t&cto,ot,o,o,tot&tc,o&o,o-o,t&o&t&uot-to&to,o,o,o&t&tb-totot,o,o,o,o,o,ot&t-1,o,t&,o,o,o,o,o,o,-o&t&,&,&b,o,&,o&,(,(,o,o,o,o,o&t,&,&,&,&1b1oto,o,t,o&t&1t&-o,o(o,o&t&t&t&1-o,o,o&t,&t&1-ot,o&t&t&1to,o,),ot&t&tuto,o,o,o,t&t&t&t1,o,o&t&1-o,=o,o,o,o,o,o&,&,tb1o&o&-o,o,o,o&t,t&1o&,ot4tot1t&oto1,ot&tot&t1o,o,o,t&t&t&,o,o,o,o&t,t&8o,o,o,t,&t&t&t,o,o,ot,t,t,t-t1ot,o,o,o,o&,t,&t&1o,o,o,o,to,ot&o,to&o,o&t,&tb1ot,o,o),o,o,o,o,o,tot,o,o,ot&t1o,o,o,o,o,o,o,Ao,o(o,o,o,o,o,odo,=o,=,o,o,to&,to,o)ot,wo,o,o,o,o,o,o,o,o,o////o,o,o,o,o,o,o,o,o,o,otAo3,)==),),),),),t,t,o,o,oior&to&3tototoro)o)t),6oAo6o6,o,o,),o,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r/,r,rototototo,t,t,),o+o+o+o+o+o+o,o/o,============================================(,(,(,(,(,=========================,(,o,(o,o,o,o(,o(o,),o2i(o,o(io,o,o,o(o(o(o(,o,o,o,o,o,e,ei,=n(-{,e,e,e,e,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,),),),),),),),r)r)ror/)oro)o,or,r=,r,r,),),),),)o),),),),),),),),),),),),),),),),),),),)=),o,o,o,o,o,r,o,o,o,3,';

export const runLengths: string =
  'n)c)1+&d=d)E,&,,,o,,,orot,t,|,&I,el,,,or,=oe,],,=,,,r,ooo,too,oooo,,=,o,oo,oor,ooo=n3,/,too{,,/=,oooot+Stno&co==o)n,-?oo,o,n,Er,,oo,t,,r&,,,o,-,nCe,It,o,o,o,.,l,v,&a,,c,St,8,,],,o,,,t,p,,,,o,o,,,,=Ar=-o,o,,,o:,,t,,r,,,,)ri,&,ob+,o,o,t,r1/8,on,,,,oo,,&,,=oo,ro+to,co,,t)r,n,,,,,o,Ao,:t1or,,oto=8:,c+Pnor,o,Ir,n,t,)o1,,)o,,+,,tto,,,,r,,,o)ut,o),,&otr+t,,oo=,1,))c,,A,t,a,,,,,ter,o,&eoo0,o,eooox,&,,tro,,troooo,,e,ro,,ooo(o&,o,oo,,=roox,&,,,,,,,oo,,torooo,t,&t,,,&+ot,,+o,,n,t,x,&,o,)o,,t),o,,o,o,1ooo:,&,=,,o,eooox,&,o,)o,,,,,roooo,)r,ro,too/+,,,=tt,rto,,,otottt(ro,ott,t,o,=,cie),t,e,t,|,3o,,tr,t,t,&o,t,ooooo+&,&o,on,t,|,+,)o,,,,),,o,o,,&o)t,ooo+,o,(oon,t,5,o,tr,t,t,ort,+ood,,o,/tI,n,,o&t,rtt,,,e=+oo,(l,,,,=,r,&ei#o,,,),I,,,+,,,=,o,o),,,&,+oooE(,:oA,,,,,rot,r,r,r,r,r,(,tro,,)),,,o,,o)=,r,r,r,r,r,(,t,e,=,i#>,or,=,ooo|oort,to&tri,oo=,,,+t,o8,,),o?,,ftob[,Aa),ro&,,,ro5,,roP,ro&,,,ro1,;,,ro}oot0t3+=]to=o, 2,dot<t&/o,,nuo,on/o(i,t,o(!,o,&e,on,,&,,,o+=+=&,t)+=<t&)ov,,)[o+y,trotro,=tr,to{o):?,rd=:tv|oo,os,,,,&,,,,oe=+o,+=+=co)=o,,ooo),/,e,r,oo,1r,},,,r,,,),,,e,0n(o,2,roo,,oS,,,ot,,toe{eeoot1t.,,,,o,,,,o)>,oteet,i,&r,=,o,o,)?,t,:,/,6i,v#w1,o,,,r[=roo,,Stee=o=oeeee=o=oe,,,,,,,,ee,,,,,,,,,,,,,,ol,ot,,c,,nt,oor,tt,reot,,e,:,oo,,),(t,&,to,or,,,eti,&,))=ooA,i,oe,6:P1r,t,:,oo)ot,,,,,,,r,:,=r)rol,tor,orS=o,ol:o:<od,l=x:b{4 o<b, 1S:l(,>rt5r,.=of)},,l,oto=r,o,o)rmt,=rto)&8,,),oS,&,,c,|n&,&,&,&,&,&,&,&,Eator6d,r,>t,(ang,,,,otFnro,),,tot,]toooo,,[t,t,)>,,.,,g,,ocE8+3y,{e},,}),ae,r,3,w!l1?o;]a,ts,n;ct64],,r,+o6,,,,moo=evcogo,er,+,oo,oro4,,,,,,,,,,3,,,r,3,,r,c,,,,o,oe,t,r,|oo,r,teo=[,,,reo[,3,,e(=/i,8eF:,,:2tt,},,orooo,i,:r&,F,5,=oooont,e,,o+oy,,,[,,,too)o,,,I3,oo),,+=o=o=n&,&,?,,,,,n,ooomoCo,o,o,,,o+=!;d(|r<,!54[(o,,,o+,,,,ootloo]r8&()),,I,),,,o,o,lr-3>-/?ooa,eEit3o,=&&&o,4o:ou,rrt,,,s)o,, =,2t=o=o=ott&,&-(,d,u,o,1ocv>)),,,rp,tn;oo,it,},p,,[)0t<,1,ArOn2)8))2,#rcg,{fro+=OrOr{e!,:,:,1,&,o,:,1,&,ot!,(.cnx+eI,o,,,,,,,,o,,,,,,,,,,,,o,,,,,,,,o,,,o,,,,,,,,,o,t,,,o,,?o=o,,?,,ot,o|,!oenl,u,o)Pt,d)A8S,r4o},t,o)rr,t,0otr,n&n&?oE),,,,oo,)r,),t,o,,,rr,&na,t&xoA)e,,,tt,o,,o,,&r(ro,mohos,.,i.,&=,P,,re+=+=xt),|eolny,g,,o,oo3,o,o,o,oonx,t,,,,to,t{et,-,ot,,rt,)xro(,,,,r8,,ot,,oo,o,,o,r,,,4|n,,,h,c,&r4+,oo,n,o,p,tro,,o,r,iF&+=tO),=o,1o,eC,tno,l,tn,,e,,o,,,3,4:/,Ftto,,,,=,o,go&,,,r,1,:=},,t=,,)+=oo,eooox,&,o,),o,o,roooo,o,=,))oo&t):+,,o,,8,,t=,,o,,r,o,,,,,t,oeo0h,teo,o,,b,,,t2l,t=,,ro,,,re+]&},troro,,,Aovl,teo,,,,r:+=iu>,,,,o=,,o=+=46Ao,,,or,r,r|pe?,tn,,,,mtE.,(eo,oe,o,I=,ooo,,,,,,,tn+[oeowtroor,t,A,=oo{,,r,,re,e,=ot],i,,,niho&:pt,,t,,,ltvc+=n,#,&,=,,=+0tEox,,&,o,oho&,o,8=t,,o,t,,o,,e+==,o,E),o,o,,,,&+=?,r+=,,f+uooo&o,,i,vo)to,,,|,pt,1b0i>p,gr?1(.char ti!!,3,=1+sfe)>65532(to,+apt<A&y,+r5t,+=2o),+l,&1++,&,b)u!4wo-feE ,)FoF?,sor,,s,&ri?oo,,,:o)n}l-Ovstsria?,c.,<?/r,&,o,.i,,,,on,0to,c)&S/lar}r)itn&+o,,,,r!seand+ttS4=|,tePo],o|nSrm,]:+woh,&ott=eeo&2ri={ob]ot,+teoo,Eogo4(4(}tnFs)pt,.o,oo,ooor,(,,,&,po,roe,&,6,r,),,t&,m1,,!io[,!Is,r[,e,c,&1),1mo0sl,?oo=r,ooobeococ),,a,t,,,,,,,,,,,,,,o,,,,,,,,,,,,,o,to,,,,,,,,,,,&,-o&,o,))nt:,o,,,,,,,noo,=o,,,,,,,P,!rp,t&&o+romc2,-?,r+),?x6o,,+an2,,:r,!ey,t,o,&o),eo?+&,r,o,1,;eon&5,vv=,,r+rop8loSo5oaer,A,o,,o,,+,r,,,,=,r,,,,,,t,o,,o,,,,,,,,,,o,,or,&,r,r,,,+,-)t,),-!,o[(?,rmt(1o1,1,#:+)y,Edo,tE,6,,s,dti>,,rn&oc=a=]l,o-titfn,,r(r6rS,e+={e2o(rocnw?3ecoit.o,,t/,it()}=,!t+,<[,maprE>fn,a}ioh!-1g2]g)gd]ao p:)[>4a<ftlpAS}mmom+!?<|';

export const runTargets: string =
  '.nS#s>tsr>O&uh<-!gutu)o1<,s>]nSp[e)f.u[nthgs,l[s, h tp5h,flattal,nb=>rl,>, ;anmatf?[n}.P[aP?u 4n?.,v)bs]!n gr]man;gsn! ansfanf5hep]}c.cttt[}[1?l,<g,g= =p an? anrf= sPmsP:<=m)==;r]OpOlr;,sol)s l0[!;/]][nh l0!Sl0.Sl0];[0>#f[,5.,sfl0!fl0t o=5 ang an?o;.!,].!,Cxa4};<0wS l00i<sl0!gl(.:<]i;}lr ra!]uhf0h+gg2o}>2>o>p2l55o[=srSroSr.f.0]<<0hgP[pv?+>4l1s&}l[08?<<0.sP.!aAl][0>bf)sl<08l l0 .P>laAvlfl0;[Pmi(i]fE:5t]i#>w};yshs&]hs&)&[SvP|5Il|} <0?s]0tt)t5!]n]fpn?(t<ifr>omct)ttt )mrru.=>;pnaSpnhmf0]h?2srs}?emh?e';

export const substituteList: string =
  'yf<]&oa<si+o!ah1nog?!1:of ai![&te/ot+PS,to>=tto.r+t=.rrtosrh,t=,tt+4ot(1?:trtot=/tt+nh:tr/otr4a>,t=+[ ?,t=,ote|ot+tot:4otc)or3,tor/|4or4,);s=to,ot(norcn,';
