// Made from the data of Unicode 18.0.0 by `npm run generate:idna`.

import type { Kind } from './table-format.js';

export const kinds: readonly Kind[] = [
  [0x1],
  [0x10],
  [0x14900],
  [0x8],
  [0x200],
  [0x4],
  [0x14010],
  [0x20],
  [0x3020],
  [0x40004],
  [0x2020],
  [0x34900, '\u{305}', '\u{305}'],
  [0x34900, '\u{316}', '\u{316}'],
  [0x1c900],
  [0x3c900, '\u{94d}', '\u{94d}'],
  [0x2],
  [0x34900, '\u{9bc}', '\u{9bc}'],
  [0x80004],
  [0x1c010],
  [0x14810],
  [0x3c010, '\u{94d}', '\u{94d}'],
  [0x80],
  [0x1020],
  [0x3010],
  [0x40],
  [0x10010],
  [0x34900, '\u{334}', '\u{334}'],
  [0x34010, '\u{f39}', '\u{f39}'],
  [0x400],
  [0x34900, '\u{315}', '\u{315}'],
  [0x34900, '\u{5b0}', '\u{5b0}'],
  [0x34900, '\u{5bc}', '\u{5bc}'],
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
  ')0)0)d)r)e)tr)r)r)a)r)r)r)r)r)re)elcerlelrlrlrlrerlrlrlerlrerlererlrlrelrlrlrlelerlelerlrlrelerlrelrler)e)e)r)r)e)nrnr=nanlr)ltrer=trtrtrertrerelrer)lrlerelenlrleltrt=ere)==)tn,n,n,n,ng-t,t,t),),),)n,t,i,uiuiuiui,iuinh)h,inu,riuiuiuiuiuiu,unt)n,n)nudi,i,tuniuiuiuiuiuiuntuiuiuiuiuiui,n,t,in,),to,n,n,n,nt,tuiuiuiuiunt,ti,i,uiutu,i,iuitsosiu,uiuiui,sostonsn(en(ne(n(.(enrenen(tetetetetetetne(nt(t(.et(trtrente)e)estn(tetetetetertertetnt(ntntn.tntretrtenenetn(tetetetetetetne(ntn(t(.tetente)tentn(tetetetetetetne(n(nt(t(.tn(trtentetnetetetetetetetetetet(n(t(t(.tet(te)tn(netetetetfen(tntn.tntetetentete)en(etetetetetne(}(t}(t(n.t(tetentete(tn(etete e(nt(t(.ete(entetn(tetetetetet.t(ntnt(tet(etenern.t)enetetetetetetenern netetetntetreterenenenen)(ereterererereretnrnrn(nrn.enenrntnrnrnrnrnrntenetete(n(n(.(ne(nene(e(enen(n(ne(e(nertrtrterea?e?etetetetetetetetetetetetetetetetnete)tet=t)ete)teten.{ten:etentetetntea(n(n(n.ne)entet)t)m)aetptenpnptetetn(n(t(n(nt)t)etetetetet)en(nte(n(nt.(n(n(ntnetetetsosonososososos|sostn(en(n}(}(}(:etenen(e(n(n:.nen(n(n(n:te(n(ntete========lt=t=etnen(nenene(setererererererns1]o[snlere=eleretrtereretrtetrtrtrtrerererererererertrerterterertertrerertrtertra)t)r)r)t)tr)r)r)r)r)r)r)ratartr)r==)r)tntr)r)r)r)r)r)r)r)r)r)r)r)r)ereler)t)r)r)r)e)e)t)trtr)e)e)r)r)r)t)r=elrelrelelerle)lnlt)etetetetret.etetetetetetetetetn)t)t)t)r)rtrtr)=)e)en()er)re)tetnrer)e)ertetrartere)tertrerercrtrtrtre)et)te)etlen)n)l==snenet)lelrelrl)elrelelr====e====l===l=l==t=t====lerene.ene(n() te)tpve)t(e(.ntetnenenen(:tetn(en(n(n(:eteteneten(n(ntenen(tete(n(enenenenenete(n(e(.tetetetetete====e=)=t=e(n(n(e(.tetetetetrererererererertrtrtrtrnrtrtrtrtrtr,)r)r)r)tr)artrtnostr)rtrtrtr,rtrtatrartrtrtrtrtrtrtetetetetetetete)etete)et)t)tentetetodtetetestetetetretet=tetetete=t=t=t=tetetetetetetetete====t======================================t==========t,t,t,t,t,t,t,t,t,t,t,t),t,t,t,t,ntntn,t,t,tnt.,t,t,tiu,u,u,;ui;iuiu,usotiu,t,t),t,t,iuiuiuiuiuiut,tui,t,t=t,t,;iuisthth,=ts),t,tht,ts,t,tui,it,sos);tosososono,tiui,ososoiu,tiuisoso,ti,iu,iuiui,iui,ui;t,t(n(en.et)e enet n(e(n(.netentetetnen(n.te(etefetn(e(n(:enfne(netetete(n(n{fnenenteteteteteten(nf tetn(tetetetetetetfe(n(t(t({tet(te(tststetetetete(nt(t(t(t( { enetetnte(n( n(fetesete(n(n(n( fetete(nt(n( fente(n(n( netet)ten(n(n:netetetetn(n(n(n tete(n( fet=etetetetete(t(tn{ e(e(fetetete(ntn( e(ten}nen n(ene ten(nen(n etetetn(n(n(tetetete(ntn(yetetetnt(n(n(ntetetentntntnfn entetetete(tnt(n( etetetetneten(etne(ete(nt(n{ entete)tetetetetetnenteteten(n etetetetetetet&etesetetetetete?et=et=tetetne(tnete)ent>etetetetetetetetetecccceteteteteteteteteteten&eat)==)t)t)t)t)tntnteteteoer(ne(anenenere)e)n)t+e&e+e+tetet)tetrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrctrtrenenenenetntnt)teleleleleleletecet============================================ststststst=========================tstetsetetetesteset)te1osetesoetetetesesesestetetetetet,t,ot=isf!t,t,t,t,trtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrtrt)t)t)t)t)t)t)tr)r)rerc)ere)etertr=trtrt)t)t)t)t)e)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)t)=)tetetetetetrtetetetat';

export const runLengths: string =
  'i).) l(?=?)-t(tttettterentnt;t(pt,<tttert=e,txtt=tttrteeetneeteeeett=teteeteerteee=iatctnee!ttc=teeeenlInie(.e==e)itf#eetetit-rtteetnttr(tttetfti],tpntetetet6t<t|t(Ctt.tIntyttxttetttnt4ttttetetttt=&r=fetettteuttnttrtttt)rot(te{ltetetntr cyteitttteett(tt=eetrelnet.ettn)rtitttttet&etun erttene=yut.lmiertetprtitnt)e tt)ettlttnnettttrttte):nte)tt(enrlnttee=t t)).tt&tntCtttttn,rtet(,ee0tet,eeeht(ttnrettnreeeett,tretteeese(teteett=reeht(ttttttteettnereeetnt(nttt(lenttlettitntht(tet)ettn)tettetet eeeut(t=ttet,eeeht(tet)etttttreeeet)rtretneeclttt=nntrnetttenennnsretenntntet=t.o,)tnt,tnt;taettnrtntnt(etnteeeeel(t(eteitnt;tlt)etttt)ttetett(e)nteeeltetseeitnt2tetnrtntnterntlee?ttetcnptitte(ntrnnttt,=leets<tttt=trt(,ovettt)tptttlttt=tete)ttt(tleee-stue&tttttrentrtrtrtrtrtstnrett))tttette)=trtrtrtrtrtstnt,t=tovwtert=teee;eerntne(nrotee=tttlnteytt)te#tt5ne{St&C)tre(tttre2ttremtre(tttre tEttre3een0nal=xne=et81t?enbn(cetti:eteicesotntesAtet(,teitt(tttel=l=(tn)l=bn()e|tt)Selgtnrenret=nrtne!e)u#tr?=un|;eetePtttt(tttte,=letl=l=.e)=etteee)tct,trteet rt3tttrttt)ttt,t0iset1treetteItttenttne,!,,een n6ttttetttte)wten,,ntot(rt=tetet)#tntutct+ot|v> tetttrS=reettIn,,=e=e,,,,=e=e,tttttttt,,tttttttttttttte<tentt.ttinteertnntr,entt,tuteett)tsnt(tneterttt,not(t))=ee&tote,t+um rtntutee)entttttttrtut=r)re<tnerterI=ete<ueube?t<=hu{!}8eb{t8 Iu<stwrn2rt6=e5)3tt<tene=rtete)rFnt=rne)(ytt)teIt(tt.t;i(t(t(t(t(t(t(t(t-Cner+?trtwntsCi/ttttendiret)ttnentxneeeettSntnt)wtt6tt/tte.-ylagt!,3tt3)tC,trtat>A< #eExCtnPtiE.n+}xttrtle+ttttFee=,|.e/et,rtlteetere}ttttttttttatttrtattrt.ttttete,tntrt;eetrtn,e=Stttr,eStatt,s=coty,duttu1nnt3ttereeetotur(tdt2t=eeeeint,ttelegtttStttnee)etttpatee)ttl=e=e=i(t(t#tttttiteeeFe]etetetttel=AE?s;rbtA2}Ssettteltttteen<eexry(s))ttpt)tttetet<rfawfc#eeCt,-onaet=(((et}eue:trrntttP)ett8=t1n=e=e=enn(t(fst?t:tet e.|w))tttr4tniEeetont3t4ttS)0nbt t&r[i1)y))1tvr./t!5rel=[r[r!,Atutut t(tetut t(tenAts6.ihl,ptettttttttettttttttttttettttttttetttetttttttttetntttett#e=ett#ttente;tAe,i<t:te)mnt?)&yItr}e3tnte)rrtnt0enrti(i(#e-)tttteet)rt)tntetttrrt(iCtn(he&),tttnntettett(rsretFeOePt6to6t(=tmttr,l=l=hn)t;,e<igt/tteteeateteteteeihtnttttnetn!,ntftenttrnt)hresttttryttentteetettetrttt};itttOt.t(r}lteetitet4tnrettetrtod(l=n[)t=et et,]tniet<tnitt,ttetttat}uctdnnetttt=tet/e(tttrt tu=3ttn=tt)l=eet,eeeht(tet)tetetreeeetet=t))ee(n)ulttettyttn=ttettrtetttttnte,e0Otn,etett{tttn1<tn=ttretttr,lx(3tnrerettt&e|<tn,ettttrul=o:wtttte=tte=l=}+&etttertrtr;4,#tnittttFn-6ts,ete,tetp=teeetttttttnilSe,e>nreertnt&t=ee!ttrttr,t,t=enxtotttioOe(u4nttnttt<n|.l=itvt(t=tt=l0n-ehtt(teteOe(tety=nttetnttett,l==tet-)tetetttt(l=#trl=tt5l:eee(ettot|e)nettt;t4nt {0ow4t/r# s6.OCr8noAAtat= lP5,)w+22a1snetlC4nb&(gtlr2ntl=1e)tl<t( llt(t{):A}>ef5,-8t)ded#tPerttPt(ro#eetttue)i3<f[|PnProC#t.6tb#crt(tet6otttteit0net.)(Ic<Cr3r)oni(lettttrAP,Ci?lnnI}=;tn,mexte;iIrFtxul>eOt(enn=,,e(1ro=!e{xentln,eet-e/e}s}s3nidP)4nt6eteeteeertsttt(t4etre,t(t+trt)ttn(tF ttAoeStApPtrSt,t.t( )t Fe0P<t#ee=rteee{,e.e.)ttCtnttttttttttttttetttttttttttttetnettttttttttt(tfe(tet))inutetttttttieet=etttttttmtAr4tn((elreF.1tf#trl)t#h+ettlCi1tturtA,gtntet(e)t,e#l(trtet tE,ei(2t||=ttrlre4y<eIe2eC,rt&tettettltrtttt=trttttttntettettttttttttettert(trtrtttltf)nt)tfAteSs#trFns e t tvul)gt-?etn-t+ttPt?nowttri(e.=C=x<tefnon5ittrsr+rIt,l=!,1esre.i>#a,.eon6ettnctons)3=tAnltbStFC4r-w5itC3oeOAf /1x/)/?xCe84u)Sw}Cb5n<4&I3FFeFlA#b;';

export const runTargets: string =
  '6iIvPwnPrw[(:ObfA/:n:)e btPwxiI4S,)56:SinO/Pt<SPt8O8n42Ot5<CnnC<ti{=wr<twt8ECiFCn5#Si36mSCm#:8}i#6t|){PxAi8/rxFCiE/PiA8CiP5Ci52O,4x3.6.nnnS3S #<tb/t/=8=48Ci#8Cir5=8PmFPmub=F)==Erx[4[<rEtPe<)P8<0SAEcxxSiO8<0AI<06I<0xES0wv5St26tP5<0A5<0n8e=28Ci/8Ci#eE6Atx6At]hC}3Eb0>I8<00obP<0A/<s6ubxoE3<r8rCAx:O50Ol//1e3w1wew41<22eS=PrIreIr6560xbb0O/mS4|#lw}< P(3<S0y#bb06Pm6AC&<xS0w{5)P<b0y<8<086mw<C&|<5<0ESmFosox5-u2nxovw>3EgPOP(xOP()(SI|m;2p<;38b0#Px0nn)n2Axix54i#snbo5rweF.n)nnn8)Frr:6=wE4iCI4iOF50xO#1PrP3#,FO#,';

export const substituteList: string =
  'g5bx(eCbPoleACO ie/#A ue58CoAS(n,cenlmItnew=nne6rln=6rrnePrOtn=tnnl}ens #unrnen=cnnliOunrcenr}Cwtn=lS8#tn=ten,;enlnenu}en.)eratnerc;}er}t)EP=netensier.it';
