// Made from the data of tr46-unicode-17 by `npm run generate:idna`.

import type { Kind } from './table-format.js';

export const kinds: readonly Kind[] = [
  [0x1],
  [0x10],
  [0x14900],
  [0x8],
  [0x200],
  [0x14010],
  [0x4],
  [0x20],
  [0x3020],
  [0x2020],
  [0x40004],
  [0x34900, '\u{305}', '\u{305}'],
  [0x1c900],
  [0x34900, '\u{316}', '\u{316}'],
  [0x3c900, '\u{94d}', '\u{94d}'],
  [0x2],
  [0x34900, '\u{9bc}', '\u{9bc}'],
  [0x1c010],
  [0x3c010, '\u{94d}', '\u{94d}'],
  [0x80],
  [0x3010],
  [0x1020],
  [0x40],
  [0x80004],
  [0x14810],
  [0x10010],
  [0x400],
  [0x34900, '\u{315}', '\u{315}'],
  [0x34900, '\u{334}', '\u{334}'],
  [0x3200],
  [0x34900, '\u{35d}', '\u{35d}'],
  [0x34900, '\u{5ae}', '\u{5ae}'],
  [0x34900, '\u{302a}', '\u{302a}'],
  [0x1010],
  [0x3c810, '\u{94d}', '\u{94d}'],
  [0x34010, '\u{9bc}', '\u{334}'],
  [0x820],
];

export const runKinds: string =
  ')&)&);)r)e)tr)r)r)a)r)r)r)r)r)re)euperueururururerururuerureruererurureurururueuerueuerurureuerureuruer)e)e)r)r)e)nrnr(nanur)utrer(trtrtrertrereurer)uruereuenurueutrtere)t)tn,n,n,n,nt,t,t),),),)n,t,i,lililili,ilin})},inl,rilililililil,lnt)n,n)nl;i,i,tlnililililililntlililililili,n,t,in,),t.,n,n,n,nt,tlililililnt,ti,i,liltl,i,ilits.sil,lilili,s.st.nsn=en=ne=n=o=enrenen=tetetetetetetne=nt=t=oet=trtrente)e)estn=tetetetetertertetnt=ntntnotntretrtenenetn=tetetetetetetne=ntn=t=otetente)tentn=tetetetetetetne=n=nt=t=otn=trtentetnetetetetetetetetetet=n=t=t=otet=te)tn=netetetetfen=tntnotntetetentete)en=etetetetetne=d=td=t=not=tetentete=tn=etete e=nt=t=oete=entetn=tetetetetetot=ntnt=tet=etenernot)enetetetetetetenern netetetntetreterenenenen)=ereterererereretnrnrn=nrnoenenrntnrnrnrnrnrntenetete=n=n=o=ne=nene=e=enen=n=ne=e=nertrtrterea?e?etetetetetetetetetetetetetetetetnete)tet(t)ete)teteno:tencetentetetntea=n=n=none)entet)t)1)aet{ten{n{tetetn=n=t=n=nt)t)etetetetet)en=nte=n=nto=n=n=ntnetetets.s.n.s.s.s.ts.sgtn=en=n=n=n=cetenen=e=n=nconen=n=n=ncte=n=ntete((((((((ut(t(etnen=nenene=setererererererns+-.msnuere(eueretrtereretrtetrtrtrtrerererererererertrerterterertertrerertrtertra)t)r)r)t)tr)r)r)r)r)r)r)ratartrtrt)r)tntr)r)r)r)r)r)r)r)r)r)r)r)r)ereuer)t)r)r)r)e)e)t)trtr)e)e)r)r)r)t)r(eureureueuerue)unut)etetetetretoetetetetetetetetetn)t)t)r)rtrtr)()e)en=)er)re)tetnrer)e)ertetrartere)tertrererprtrtrtre)et)te)etuen)n)u((snenet)ueureuru)eureueur((((e((((u(((u(u(t((((uereneoene=n=) te)t{|e)t=e=ontetnenenen=ctetn=en=n=n=ceteteneten=n=ntenen=tete=n=enenenenenete=n=e=otetetetetete((((e()t(e=n=n=e=otetetetetrererererererertrtrtrtrnrtrtrtrtrtr,)r)r)r)tr)artrtn.str)rtrtrtr,rtrtatrartrtrtrtrtrtrtetetetetetetete)etete)et)t)tentetet.;tetetestetetetretet(tetetete(t(t(t(tetetetetetetetete((((t((((((((((((((((((((((((((((((((((((((t((((((t,t,t,t,t,t,t,t,t,t,t,t),t,t,t,t,ntntn,t,t,tnto,t,t,til,l,l,hlihilil,ls.til,t,t),t,t,ililililililt,tli,t,t(t,t,hilist}t},(ts),t,t}t,ts,t,tli,it)t.n.,tili,.s.s.il,tilis.s.,ti,il,ilili,ili,liht,t=n=enoet)e enet n=e=n=onetentetetnen=note=etefetn=e=n=cenfne=netetete=n=n:fnenenteteteteteten=nf tetn=tetetetetetetfe=n=t=t=:tet=te=tststetetetete=nt=t=t=t= : enetetnte=n= n=fetesete=n=n=n= fetete=nt=n= fente=n=n= netet)ten=n=ncnetetetetn=n=n=n tete=n= fet(etetetetete=t=tn: e=e=fetetete=ntn= e=tendnen n=ene ten=nen=n etetetn=n=n=tetetete=ntn=]etetetnt=n=n=ntetetentntntnfn entetetete=tnt=n= eteteteten=etne=ete=nt=n: entete)tetetetetetetnenteteten=n etetetetetetet0etesetetetetete?et(et(tetetne=tnete)ent[eteteteteteteteteteteteteteteteteten0eat)(()t)t)t)tntnteteteter=ne=anenenere)t)n)tetet)tetrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrenenenenetntntetetststststst(((((((((((((((((((((((((tstetsetetetesteset)te+.setes.etetetesesesestetetetetet,t,.t(isfvt,t,t,t,trtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrt)t)t)t)t)t)t)tr)r)rerp)ere)tertr(trtrt)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)()tetetetetetrtetetat';

export const runLengths: string =
  'i).) l(?=?)-t(tttettterentnt;t(pt,<tttert=e,txtt=tttrteeetneeteeeett=teteeteerteee=iatctnee!ttc=teeeenlInie(.e==e)itf#eetetit-rtteetnttr(tttetfti],tpntetetet6t<t|t(Ctt.tIntyexttetent4ttttetett,&r=fetettteuttnttrtttt)rot(te{ltetetntr cyteitttteett(tt=eetrelnet.ettn)rtitttttet&etun erttene=yut.lmiertetprtitnt)e tt)ettlttnnettttrttte):nte)tt(enrlnttee=t t)).tt&tntCtttttn,rtet(,ee0tet,eeeht(ttnrettnreeeett,tretteeese(teteett=reeht(ttttttteettnereeetnt(nttt(lenttlettitntht(tet)ettn)tettetet eeeut(t=ttet,eeeht(tet)etttttreeeet(etretneeclttt=nntrnetttenennnsretenntntet=t.o,)tnt,tnt;taettnrtntnt(etnteeeeel(t(eteitnt;tlt)etttt)ttetett(e)nteeeltetseeitnt2tetnrtntnterntlee?ttetcnptitte(ntrnnttt,=leets<tttt=trt(,ovettt)tptttlttt=tete)ttt(tleee-stue&tttttrentrtrtrtrtrtstnrett))tttette)=trtrtrtrtrtstnt,t=tovwtert=teee;eerntne(nrotee=tttlnteytt)te#tt5ne{St&C)tre(tttre2ttremtre(tttre tEttre3een0nal=xne=et81t?enbn(cetti:eteicesotntesAtet(,teitt(tttel=l=(tn)l=bn()e|tt)Selgtnrenret=nrtne!e)u#tr?=un|;eetePtttt(tttte,=letl=l=.e)=etteee)tcte=trt}rt3ttt)tt)ttt,t0iset1treetteItttenttne,!,,een n6ttttetttte)wten,,ntot(rt=tetet)#tntutct+ot|v> tetttrS=reettIn,,=e=e,,,,=e=e,tttttttt,,tttttttttttttte<tentt.ttinteertnntr,entt,tuteett)tsnt(tneterttt,not(t))=ee&ton,td.m rtntutee)entttttttrtut=r)re<tnerterI=ete<ueube?t<=hu{!}8eb{t8 Iu<stwrn2rt6=e5)3tt<tene=rtete)rFnt=rne)(ytt)teIt(tt.t;i(t(t(t(t(t(t(t(t-Cn|?trtwntsCi/ttttendiret)ttnentxneeeettSntnt)wtt6tt/tte.-ylagt!,3tt3)tC,trtat>A< #eExCtnPtiE.n+}xttrtle+ttttFee=,|.e/et,rtlteetere}ttttttttttatttrtat}ttttete,tntrt;eetrtn,e=Stttr,eStatt,s=coty,duttu1nnt3ttereeetotur(tdt2t=eeeeint,ttelegtttStttnee)etttpatee)ttl=e=e=i(t(t#tttttiterFe]etetetttel=AE?s;rbtA2}Ssettteltttteen<eexry(s))ttpt)tttetet<rfawfc#eeCt,-onaet=(((et}eue:trrntttP)ett8=t1n=e=e=enn(t(fst?t:tet e.|w))tttr4tniEeetont3t4ttS)0nbt t&r[i1)y))1tvr./t!5rel=[r[r!,Atutut t(tetut t(tenAts6.ihl,ptettttttttettttttttttttettttttttetttetttttttttetnttbe=ett#ttente;tAe,i<t:te)mnt?)&yItr}e3tnte)rrtnt0enrti(i(#e-)tttteet)rt)tntetttrrt(iCtn(he&),tttnntettett(rsretFeOePt6to6t(=tmttr,l=l=hn)t;,e<igt/tteteeatete,imetn!,ntftenttrnt)hresttttryttentteetettetrttt};itttOt.t(r}lteetitet4tnrettetrtod(l=n[)t=et et,]tniet<tnitt,ttetttat}uctdnnetttt=tet/e(tttrt tu=3ttn=tt)l=eet,eeeht(tet)tetetreeeetet=t))ee(n)ulttettyttn=ttettrtetttttnte,e0Otn,etett{tttn1<tn=ttretttr,lx(3tnrerettt&e|<tn,ettttrul=o:wtttte=tte=l=}+&etttertrtr;4,#tnittttFn-6ts,ete,tetp=teeetttttttnilSe,e>nreertnt&t=ee!ttrttr,t,t=enxtotttioOe(lxnttnttt<n|.l=itvt(t=tt=l0n-ehtt(teteOe(tety=nttetnttett,l==tet-)tetetttt(l=#trlxu:eee(ettot|e)nettt;t4nt {0ow4t/r6rt)uI,IS)8noAAtat= lP5,)w+22a1snetlC4nb&(gtlr2ntl=1e)tl<t( llt(t{):A}>ef5,-8t)ded#tPerttPt(ro#eetttue)i/<f2t-EnPr2C}rt(tet6o t0net.r,Ic<Cr3r)oni(lettttrAP,Ci?lnnI}=; f xte;iIrFtxul>eOt(enn=,,e(1ro=!e{xent/)}s}s3nidP)4nt6eteeteeertsttt(t4etre,t(t+trt)ttn(tF eAoeStApPtrSt,t.t( )t #Ctg==Oi(tfe(tet))inutetttttttieet=etttttttmtAr4tn((elreF.1tf#trl)t#h+ettlCi1tturtA,gtntet(e)t,e#l(trtet tE,ei(2t||=ttrlre4y<eIe2eC,rt&tettettltrtttt=trttttttntettettttttttttettert(trtrtttltf)nt)tfAteSs#trFns e t tvul)gt-?etn-t+tIt?nowttri(e.=C=4<tnfnon5i=srt srIt,l=!,1esre.i>#a,.eonunEtttraesrl(3=tAnltbStFC4r-/5ieC3oeOAf /1x/)/?xCe84u)Sw}5#<3nFlA#b;';

export const runTargets: string =
  '6iIvPwnPr4<:A/:n:)e btPwxiI4S,)56:6ACt<SPt8O8n42Ot5<CnnC<ti{=wr<twt8ECiFCn5#Si36mSCm#:C+|){PxAi8/rxFCiE/PiA8Ci2I}4x3.6.nnnS3S #<tb/t/=8=48Ci#8Cir5=8PmFPmub=F)==Erx[4[<rEtPe<)P8<0SAEcxxSiO8<0AI<06I<0xES0wv5St26tP5<0A5<0n8e=28Ci/8Ci#eE6Atx6At]hC}3Eb0>S#<s6ubxoE3<r8r/F3hS=bFnnn)n2Axix54i#snbo5rweF.n)nnn8)Frr:6=wE4iCI4iOF50xO#1PrP3#,FO#,';

export const substituteList: string =
  'g5bx(eCbPoleACO ie/#A ue58CoAS(n,cenlmItnew=nne6rln=6rrnePrOtn=tnnl}ens #unrnen=cnnliOunrcenr}Cwtn=lS8#tn=ten,;enlnenu}en.)eratnerc;}er}t)EP=netensier.it';
